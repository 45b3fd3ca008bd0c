import type { AskingProps } from '../../views/timeoff/asking-part.ts';
import { flowPage } from '../page.tsx';
import { overPage } from '../shell/lazy-part.tsx';

/** Asks for time off, for oneself or for an employee. */
export const Asking = overPage(
  flowPage<
    'request',
    typeof import('../../machines/timeoff/time-off-request/machine.ts').timeOffRequestMachine,
    AskingProps
  >(
    'request',
    async () => (await import('../../views/timeoff/ask-dialog.tsx')).AskDialog,
    async () => (await import('../actors/timeoff.requests.ts')).timeOffRequestFlow,
  ),
);
