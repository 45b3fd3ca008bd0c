import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { emptyRenewal, type RenewalFields } from '../../domain/fleet/renewal-form.ts';
import { hasGeneralProblem } from '../shared/entry-problem.ts';
import { problemText } from '../shared/problem-text.ts';
import { useIdempotencyKey } from '../shared/use-idempotency-key.ts';
import { useProblem } from '../shared/use-problem.ts';
import { Button } from '../ui/actions/button.tsx';
import { Stack } from '../ui/content/layout.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { Form } from '../ui/fields/form.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/overlays/dialog.tsx';
import { CareFieldset } from './care/care-fieldset.tsx';
import { RenewalFiles } from './renewal-files.tsx';
import type { RenewalRef, Renewed } from './renewed.ts';

const texts = {
  paper: { title: 'Renew statutory document', flow: 'statutoryRenewal' },
  service: { title: 'Renew Maintenance', flow: 'serviceRenewal' },
} as const;

type RenewalDialogProps = { renewal: RenewalRef; renewed: Renewed };

/** Renews a statutory document or a service; its files leave while the form is filled in. */
export function RenewalDialog({ renewal, renewed: { kind, fields: known, typeName } }: RenewalDialogProps) {
  const state = useSelector(renewal, ({ value }) => value);
  const problem = useProblem(renewal);
  const [fields, setFields] = useState<RenewalFields>({ ...emptyRenewal, ...known });
  const { keyOf } = useIdempotencyKey();
  /** What was changed since it was sent: a message about it goes then. */
  const [changed, setChanged] = useState<readonly string[]>([]);
  const type = (next: Partial<RenewalFields>) => {
    setFields((before) => ({ ...before, ...next }));
    setChanged((before) => [...before, ...Object.keys(next)]);
  };
  const errorOf = (field: keyof RenewalFields) =>
    changed.includes(field) ? null : (problem?.fields[field]?.[0] ?? null);
  const leave = () => renewal.send({ type: 'form.leave' });
  const words = texts[kind];
  const isRenewing = state === 'renewing';
  return (
    <Dialog title={words.title} isOpen onClose={leave} isBusy={isRenewing || state === 'removing'}>
      <Form
        aria-label={words.title}
        onSubmit={() => {
          setChanged([]);
          const { attachments } = renewal.getSnapshot().context;
          const idempotencyKey = keyOf([fields, attachments.map(({ id }) => id)]);
          renewal.send({ type: 'renewal.submit', fields, idempotencyKey });
        }}
      >
        <DialogBody>
          <div data-flow={words.flow} data-state={state}>
            <Stack>
              <CareFieldset
                kind={kind}
                fields={{ ...fields, vendor: '' }}
                isDueRequired={kind === 'paper'}
                otherType={typeName}
                errorOf={(field) => (field === 'vendor' ? null : errorOf(field))}
                onType={({ vendor: _, ...next }) => type(next)}
              />
              <RenewalFiles renewal={renewal} state={state} problem={problem} />
              {problem && state === 'editing' && hasGeneralProblem(problem) ? (
                <Notice tone="bad">{problemText(problem)}</Notice>
              ) : null}
            </Stack>
          </div>
        </DialogBody>
        <DialogFoot note={state === 'uploading' ? 'The file is being uploaded.' : null}>
          <Button onPress={leave} isDisabled={isRenewing}>
            Cancel
          </Button>
          <Button type="submit" look="primary" isBusy={isRenewing} isDisabled={state !== 'editing' && !isRenewing}>
            Renew
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
