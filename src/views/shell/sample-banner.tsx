import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { clearDemoData } from '../../services/operations/shell.sample.ts';
import { sampleQuery } from '../shared/business/sample.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button } from '../ui/actions/button.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import * as css from './frame.css.ts';

type SampleBannerProps = {
  businessId: string;
  /** Whether the person is its owner, who alone may clear it. */
  mayClear: boolean;
};

/** On every screen while the business is shown with sample data. */
export function SampleBanner({ businessId, mayClear }: SampleBannerProps) {
  const client = useQueryClient();
  const { data } = useQuery(sampleQuery(businessId));
  const [isAsking, setAsking] = useState(false);
  const clear = useRequest({
    send: (options) => clearDemoData({ businessId }, options),
    onDone: ({ kept }) => {
      setAsking(false);
      notify('good', clearedText(kept));
    },
  });
  const isLoading = data?.state === 'loading';
  const wasLoading = useRef(isLoading);
  useEffect(() => {
    // What the job has added stands in every list.
    if (wasLoading.current && !isLoading) void client.invalidateQueries();
    wasLoading.current = isLoading;
  }, [client, isLoading]);
  if (isLoading)
    return (
      <div className={css.notification}>
        <Notice tone="info">Sample data is being added. This takes a few seconds.</Notice>
      </div>
    );
  if (data?.state !== 'shown') return null;
  return (
    <div className={css.notification}>
      <Notice tone="info">
        <div className={css.sample}>
          <p>You are looking around with sample data.{mayClear ? '' : ' The owner of the business can clear it.'}</p>
          {mayClear ? <Button onPress={() => setAsking(true)}>Clear sample data</Button> : null}
        </div>
      </Notice>
      <ConfirmDialog
        title="Clear the sample data?"
        isOpen={isAsking}
        onClose={() => {
          setAsking(false);
          clear.clear();
        }}
        onConfirm={() => clear.send()}
        isBusy={clear.isPending}
        errorMessage={clear.problem ? problemText(clear.problem) : null}
        yes="Clear sample data"
        no="Keep it"
      >
        <p>
          {counted(data.assets.length, 'sample asset')} and {counted(data.employees.length, 'sample employee')} go, with
          everything that came with them. This cannot be undone. What you added yourself stays, and so does what you
          changed or used of the sample.
        </p>
      </ConfirmDialog>
    </div>
  );
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** So many names at most. */
const most = 3;

function clearedText(kept: readonly components['schemas']['KeptOfSample'][]): string {
  if (kept.length === 0) return 'The sample data is cleared.';
  const names = kept.slice(0, most).map(({ name }) => name);
  const rest = kept.length > most ? ` and ${kept.length - most} more` : '';
  return `The sample data is cleared. Kept, because you changed or used them: ${names.join(', ')}${rest}.`;
}
