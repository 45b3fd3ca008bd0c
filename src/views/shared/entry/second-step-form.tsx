import { useState } from 'react';
import { completeLogInLimits } from '../../../../openapi/generated/limits/accounts.ts';
import type { Problem } from '../../../domain/shared/problem.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { Form, textOf } from '../../ui/fields/form.tsx';
import { problemText } from '../requests/problem-text.ts';
import { EntryFoot, EntryNotices, EntrySubmit } from './entry.tsx';
import { hasGeneralProblem } from './entry-problem.ts';

type SecondStepFormProps = {
  problem: Problem | null;
  isBusy: boolean;
  onType: () => void;
  onSubmit: (code: string) => void;
  /** Goes back to email and password. */
  onLeave: () => void;
};

const fields = {
  app: {
    label: 'Code from your authenticator app',
    hint: 'Six digits, a new code every 30 seconds.',
    inputMode: 'numeric',
    other: 'Use a recovery code',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the ten codes that you kept. Each works once.',
    inputMode: 'text',
    other: 'Use a code from the app',
  },
} as const;

/** The code of the second step, or one of the recovery codes in its place. */
export function SecondStepForm({ problem, isBusy, onType, onSubmit, onLeave }: SecondStepFormProps) {
  const [kind, setKind] = useState<keyof typeof fields>('app');
  const { label, hint, inputMode, other } = fields[kind];
  return (
    <>
      <EntryNotices>
        {problem && hasGeneralProblem(problem) ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
      </EntryNotices>
      <Form
        aria-label="Second step"
        errors={problem?.fields ?? {}}
        onType={onType}
        onSubmit={(values) => onSubmit(textOf(values, 'one_time_code'))}
      >
        <TextField
          key={kind}
          label={label}
          name="one_time_code"
          hint={hint}
          inputMode={inputMode}
          autoComplete="one-time-code"
          spellCheck="false"
          autoCapitalize="none"
          {...completeLogInLimits.one_time_code}
          validate={(code) => (code.trim() === '' ? 'Required' : null)}
        />
        <EntrySubmit isBusy={isBusy}>Continue</EntrySubmit>
      </Form>
      <EntryFoot>
        <Button look="ghost" onPress={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
          {other}
        </Button>
        <Button look="ghost" onPress={onLeave}>
          Back to the password
        </Button>
      </EntryFoot>
    </>
  );
}
