import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { profileChangeStateLabels } from '../../../../openapi/generated/lists/hr.profile.ts';
import { listMyProfileChanges, withdrawMyProfileChange } from '../../../services/operations/hr.profile.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { Card } from '../../ui/content/card.tsx';
import { formatDate } from '../../ui/content/date.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import * as css from './change-fields.css.ts';
import { ChangeField } from './change-fields.tsx';
import { changeTones } from './tones.ts';

type ProfileChange = components['schemas']['ProfileChange'];

/** What the person asked to have changed; nothing while there is nothing. */
export function MyChanges() {
  const { id: businessId } = useBusiness();
  const [page, setPage] = useState(0);
  const found = useQuery(queryOf(listMyProfileChanges, { businessId, page: page + 1, page_size: 10 }));
  const { results = [], count = 0 } = found.data ?? {};
  return (
    <>
      {results.map((change) => (
        <Change key={change.id} change={change} />
      ))}
      <Pagination
        label="Requests"
        page={page}
        pageSize={10}
        count={count}
        onPage={setPage}
        isFetching={found.isFetching}
      />
    </>
  );
}

function Change({ change }: { change: ProfileChange }) {
  const { id: businessId, timeZone } = useBusiness();
  const { id, state, reason, created_at, fields } = change;
  const withdraw = useRequest({
    send: (options) => withdrawMyProfileChange({ businessId, id }, options),
    onDone: () => notify('good', 'Request withdrawn'),
    onFailed: (problem) => notify('bad', problemText(problem)),
  });
  return (
    <Card
      title={`Asked on ${formatDate(created_at, timeZone)}`}
      action={
        <>
          <Status tone={changeTones[state]}>{profileChangeStateLabels[state]}</Status>
          {state === 'open' ? (
            <Button look="ghost" onPress={() => withdraw.send()} isBusy={withdraw.isPending}>
              Withdraw
            </Button>
          ) : null}
        </>
      }
    >
      <p className={css.reason}>{reason}</p>
      {fields.map((field) => (
        <ChangeField key={field.field} change={field} />
      ))}
    </Card>
  );
}
