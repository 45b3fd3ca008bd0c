import type { ReactNode } from 'react';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { hasGeneralProblem } from '../entry/entry-problem.ts';
import { problemText } from './problem-text.ts';
import type { ViewRequest } from './use-request.ts';

type Sending = Pick<ViewRequest<never>, 'problem' | 'errors' | 'isPending' | 'clear'>;

export type RequestFormProps = {
  label: string;
  request: Sending;
  onSubmit: (values: FormData) => void;
  children: ReactNode;
};

/** A form that sends one request: refused fields say so, the rest stands by its button, and typing clears both. */
export function RequestForm({ label, request, onSubmit, children }: RequestFormProps) {
  return (
    <Form aria-label={label} errors={request.errors} onType={request.clear} onSubmit={onSubmit}>
      {children}
      <GeneralProblem request={request} />
    </Form>
  );
}

/** Why the request failed, unless the fields say it. */
export function GeneralProblem({ request: { problem } }: { request: Sending }) {
  return problem && hasGeneralProblem(problem) ? <Notice tone="bad">{problemText(problem)}</Notice> : null;
}
