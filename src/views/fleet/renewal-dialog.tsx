import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { emptyRenewal, type RenewalFields } from '../../domain/fleet/renewal-form.ts';
import { hasGeneralProblem } from '../shared/entry/entry-problem.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useIdempotencyKey } from '../shared/requests/use-idempotency-key.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button } from '../ui/actions/button.tsx';
import { Status } from '../ui/content/badge.tsx';
import { Note, Stack } from '../ui/content/layout.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
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

/** As the specification quotes the choices of this dialog; everywhere else a paper has its real name. */
const quotedLabels = { autoreg: 'Auto Reg', roadworthiness: 'Road Wothiness' };

type RenewalDialogProps = {
  renewal: RenewalRef;
  /** At least one. */
  renewed: readonly Renewed[];
};

/** Renews statutory documents or services; their files leave while the form is filled in. */
export function RenewalDialog({ renewal, renewed }: RenewalDialogProps) {
  // The list behind it loses those that are renewed.
  const [all] = useState(renewed);
  const [first] = all;
  return first ? <Renewing renewal={renewal} all={all} first={first} /> : null;
}

function Renewing({ renewal, all, first }: { renewal: RenewalRef; all: readonly Renewed[]; first: Renewed }) {
  const { kind, fields: known, typeName } = first;
  const isSeveral = all.length > 1;
  const state = useSelector(renewal, ({ value }) => value);
  const problem = useProblem(renewal);
  const [fields, setFields] = useState<RenewalFields>({ ...emptyRenewal, ...(isSeveral ? {} : known) });
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
              {isSeveral ? <Together renewal={renewal} all={all} /> : null}
              <CareFieldset
                kind={kind}
                isSeveral={isSeveral}
                fields={{ ...fields, vendor: '' }}
                isDueRequired={kind === 'paper'}
                typeLabels={quotedLabels}
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

/** What is renewed together, and how far it is. */
function Together({ renewal, all }: { renewal: RenewalRef; all: readonly Renewed[] }) {
  const waiting = useSelector(renewal, ({ context }) => context.waiting);
  return (
    <>
      <RowList label="Renewed together">
        {all.map(({ id, fields, about }) => (
          <ListRow key={id} title={fields.title} note={about}>
            {waiting.some((each) => each.id === id) ? null : <Status tone="good">Renewed</Status>}
          </ListRow>
        ))}
      </RowList>
      <Note>Each keeps its name and its reminder, and gets these dates, this cost and a copy of these files.</Note>
    </>
  );
}
