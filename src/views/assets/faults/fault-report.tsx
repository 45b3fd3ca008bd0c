import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { reportFaultLimits } from '../../../../openapi/generated/limits/assets.faults.ts';
import type { FaultFields } from '../../../domain/assets/fault.ts';
import type { FaultReportRef } from '../../../machines/assets/fault-report/machine.ts';
import { EntrySubmit } from '../../shared/entry/entry.tsx';
import { hasGeneralProblem } from '../../shared/entry/entry-problem.ts';
import { useDraft } from '../../shared/flow/use-draft.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useIdempotencyKey } from '../../shared/requests/use-idempotency-key.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { Stack } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FaultPhoto } from './fault-photo.tsx';

export type FaultReportProps = { token: string; onEnd: (reference: string | null) => void };

const fields = ['message', 'name', 'contact'] as const satisfies (keyof FaultFields)[];
const empty: FaultFields = { message: '', name: '', contact: '' };

/** What somebody at an asset says of a fault. What they type stays over a reload. */
export function FaultReport({ token, report }: FaultReportProps & { report: FaultReportRef }) {
  const state = useSelector(report, ({ value }) => value);
  const problem = useProblem(report);
  const isBusy = useSelector(report, (snapshot) => snapshot.hasTag('busy'));
  const { typed, type } = useDraft<FaultFields>(`fault:${token}`, fields);
  const [photo, setPhoto] = useState<File | null>(null);
  const { keyOf } = useIdempotencyKey();
  const told = { ...empty, ...typed };
  const send = () => report.send({ type: 'fault.send', fields: told, photo, key: keyOf([told, photo?.name]) });
  return (
    <div data-flow="faultReport" data-state={state}>
      <Form aria-label="Fault" errors={problem?.fields ?? {}} onSubmit={send}>
        <Stack>
          {problem && hasGeneralProblem(problem) ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
          <TextArea
            label="What is wrong?"
            name="message"
            maxLength={reportFaultLimits.message.maxLength}
            value={told.message}
            onChange={(message) => type({ message })}
          />
          <FaultPhoto photo={photo} onChange={setPhoto} errorMessage={problem?.fields.photo?.[0] ?? null} />
          <TextField
            label="Your name"
            name="name"
            isOptional
            {...reportFaultLimits.name}
            autoComplete="name"
            value={told.name}
            onChange={(name) => type({ name })}
          />
          <TextField
            label="Phone number or email"
            name="contact"
            isOptional
            {...reportFaultLimits.contact}
            hint="In case somebody has a question for you."
            value={told.contact}
            onChange={(contact) => type({ contact })}
          />
        </Stack>
        <EntrySubmit isBusy={isBusy}>Send</EntrySubmit>
      </Form>
    </div>
  );
}
