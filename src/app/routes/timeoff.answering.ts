import type { AnsweringProps } from '../../views/timeoff/answering-part.ts';
import { flowPage } from '../page.tsx';
import { overPage } from '../shell/lazy-part.tsx';

/** Answers a request for time off in the app. */
export const Answering = overPage(
  flowPage<
    'answering',
    typeof import('../../machines/timeoff/time-off-answer/machine.ts').timeOffAnswerMachine,
    AnsweringProps
  >(
    'answering',
    async () => (await import('../../views/timeoff/answer-dialog.tsx')).AnswerDialog,
    async () => (await import('../actors/timeoff.answers.ts')).timeOffAnswerFlow,
  ),
);
