import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createMyTimeoffRequestLimits } from '../../../openapi/generated/limits/timeoff.requests.ts';
import type { Problem } from '../../domain/shared/problem.ts';
import { orderOf } from '../../domain/timeoff/request-draft.ts';
import type { TimeOffRequestRef } from '../../machines/timeoff/time-off-request/machine.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button } from '../ui/actions/button.tsx';
import { Select } from '../ui/choices/select.tsx';
import { Actions, Note, Stack } from '../ui/content/layout.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { Form } from '../ui/fields/form.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/overlays/dialog.tsx';
import { DayFields } from './day-fields.tsx';
import { DraftDocuments } from './draft-documents.tsx';
import { useKeptRequest } from './request-draft-place.ts';
import { PreviewFacts } from './request-preview.tsx';
import { daysText } from './request-texts.ts';

const said = ['first_day', 'last_day', 'note', 'files'];
/** What no field of the form says; null where they say everything. */
function besideFields(problem: Problem): string | null {
  const { fields } = problem;
  const [other] = Object.entries(fields).filter(([name]) => !said.includes(name));
  if (other !== undefined) return other[1][0] ?? null;
  return Object.keys(fields).length === 0 ? problemText(problem) : null;
}

/** Asks for time off; what it takes is shown before it is sent. */
export function AskDialog({ request }: { request: TimeOffRequestRef }) {
  useKeptRequest(request);
  const state = useSelector(request, ({ value }) => value);
  const name = useSelector(request, ({ context }) => context.employee?.name);
  const problem = useProblem(request);
  const [waitsFor, setWaiting] = useState<string | null>(null);
  const isBusy = state === 'sending';
  const title = name === undefined ? 'Ask for time off' : `Ask for time off for ${name}`;
  const leave = () => request.send({ type: 'request.leave' });
  const refusal = problem === null ? null : besideFields(problem);
  return (
    <Dialog title={title} isOpen onClose={leave} isBusy={isBusy} width="form">
      <Form
        aria-label="Time off"
        errors={problem?.fields ?? {}}
        onSubmit={() => request.send({ type: state === 'unsent' ? 'request.retry' : 'request.send' })}
      >
        <DialogBody>
          <div data-flow="timeOffRequest" data-state={state}>
            <Stack>
              {state === 'unsent' ? (
                <Unsent request={request} />
              ) : (
                <>
                  <Fields request={request} />
                  <DraftDocuments
                    request={request}
                    onWaiting={setWaiting}
                    errorMessage={problem?.fields.files?.[0] ?? null}
                  />
                </>
              )}
              {refusal === null ? null : <Notice tone="bad">{refusal}</Notice>}
            </Stack>
          </div>
        </DialogBody>
        <DialogFoot note={waitsFor}>
          <Button onPress={leave} isDisabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" look="primary" isBusy={isBusy} isDisabled={waitsFor !== null}>
            {state === 'unsent' ? 'Try again' : 'Send the request'}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}

function Fields({ request }: { request: TimeOffRequestRef }) {
  const policies = useSelector(request, ({ context }) => context.policies);
  const draft = useSelector(request, ({ context }) => context.draft);
  return (
    <>
      <Select
        label="Type"
        name="policy"
        isRequired
        choices={policies.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.policy}
        onChange={(policy) => {
          if (policy !== null) request.send({ type: 'days.choose', changed: { policy } });
        }}
      />
      <DayFields days={draft} onChange={(changed) => request.send({ type: 'days.choose', changed })} />
      <Counted request={request} />
      <TextArea
        label="Note"
        name="note"
        hint="For those who answer."
        rows={2}
        isOptional
        {...createMyTimeoffRequestLimits.note}
        value={draft.note}
        onChange={(note) => request.send({ type: 'note.type', note })}
      />
    </>
  );
}

/** What the days take, as far as it is known. */
function Counted({ request }: { request: TimeOffRequestRef }) {
  const state = useSelector(request, ({ value }) => value);
  const preview = useSelector(request, ({ context }) => context.preview);
  if (preview !== null) return <PreviewFacts preview={preview} isOld={state === 'counting'} />;
  if (state === 'counting') return <Note>Counting the days</Note>;
  if (state === 'uncounted') return <Button onPress={() => request.send({ type: 'count.retry' })}>Count again</Button>;
  return <Note>Choose the days to see what they take.</Note>;
}

/** What waits to be sent again. */
function Unsent({ request }: { request: TimeOffRequestRef }) {
  const draft = useSelector(request, ({ context }) => context.draft);
  const policy = useSelector(request, ({ context }) => context.policies.find(({ id }) => id === draft.policy)?.name);
  return (
    <>
      <Note>
        {policy}, {daysText(orderOf(draft))}. Your request is kept on this device. Trying again never makes two.
      </Note>
      <Actions>
        <Button onPress={() => request.send({ type: 'step.back' })}>Change it</Button>
      </Actions>
    </>
  );
}
