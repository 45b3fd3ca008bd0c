import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import {
  endMyTimeoffDelegation,
  getMyTimeoffDelegation,
  setMyTimeoffDelegation,
} from '../../services/operations/timeoff.delegations.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { todayIn } from '../shared/business/today.ts';
import { nameOf } from '../shared/people/people.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button } from '../ui/actions/button.tsx';
import { ComboBox } from '../ui/choices/combo-box.tsx';
import { showDate } from '../ui/content/date.ts';
import { Actions, Explanation, FieldPair } from '../ui/content/layout.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { SkeletonText } from '../ui/feedback/skeleton.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { textOf } from '../ui/fields/form.tsx';

type Schemas = components['schemas'];
type Answer = Schemas['TimeoffDelegationAnswer'];

/** Says who answers requests for time off while the person is away, and until when. */
export function DelegationDialog({ onClose }: { onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const found = useQuery(queryOf(getMyTimeoffDelegation, { businessId }));
  const request = useRequest({
    send: (options, order: Schemas['NewTimeoffDelegation']) =>
      setMyTimeoffDelegation({ businessId, ...order }, options),
    onDone: ({ delegation }) => {
      if (delegation) notify('good', `${nameOf(delegation.delegate)} answers for you`);
      onClose();
    },
  });
  return (
    <FormDialog
      title="While I am away"
      label="Who answers for me"
      isOpen
      onClose={onClose}
      request={request}
      submit="Save"
      lead="On these days, somebody else answers the requests that wait for you."
      onSubmit={(values) =>
        request.send({
          delegate: textOf(values, 'delegate'),
          first_day: textOf(values, 'first_day'),
          last_day: textOf(values, 'last_day'),
        })
      }
    >
      <QueryView query={found} subject="Who answers for you" waiting={<SkeletonText lines={3} />}>
        {(answer) => <DelegationFields answer={answer} onEnd={onClose} />}
      </QueryView>
    </FormDialog>
  );
}

function DelegationFields({ answer: { delegation, colleagues }, onEnd }: { answer: Answer; onEnd: () => void }) {
  const { id: businessId, timeZone } = useBusiness();
  const ending = useRequest({
    send: (options) => endMyTimeoffDelegation({ businessId }, options),
    onDone: () => {
      notify('good', 'You answer again');
      onEnd();
    },
  });
  const chosen = delegation?.delegate;
  const among =
    colleagues.some(({ id }) => id === chosen?.id) || chosen === undefined ? colleagues : [chosen, ...colleagues];
  return (
    <>
      {delegation ? (
        <>
          <Explanation>
            {nameOf(delegation.delegate)} answers for you from {showDate(delegation.first_day)} to{' '}
            {showDate(delegation.last_day)}.
          </Explanation>
          <Actions>
            <Button onPress={() => ending.send()} isBusy={ending.isPending}>
              Answer myself again
            </Button>
          </Actions>
          {ending.problem ? <Notice tone="bad">{problemText(ending.problem)}</Notice> : null}
        </>
      ) : null}
      <ComboBox
        label="Who answers"
        name="delegate"
        choices={among.map((colleague) => ({ value: colleague.id, label: nameOf(colleague) }))}
        defaultValue={chosen?.id ?? null}
        emptyText="Nobody near you can sign in to this business by this name."
        isRequired
      />
      <FieldPair>
        <DateField label="From" name="first_day" defaultValue={delegation?.first_day ?? todayIn(timeZone)} isRequired />
        <DateField label="To" name="last_day" defaultValue={delegation?.last_day ?? null} isRequired />
      </FieldPair>
    </>
  );
}
