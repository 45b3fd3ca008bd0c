import type { ReactNode } from 'react';
import { IssueHandlingContext, type IssueHandlingProps } from '../../views/assets/issues/issue-handling-part.ts';
import { flowPage } from '../page.tsx';
import { overPage } from '../shell/lazy-part.tsx';

/** Loads when somebody opens a report. */
const Handling = overPage(
  flowPage<
    'handling',
    typeof import('../../machines/assets/issue-handling/machine.ts').issueHandlingMachine,
    IssueHandlingProps
  >(
    'handling',
    async () => (await import('../../views/assets/issues/issue-handling.tsx')).IssueHandling,
    async () => (await import('../actors/assets.issues.ts')).issueHandlingFlow,
  ),
);

/** Around the screens that list issues. */
export const IssueHandlingProvider = ({ children }: { children: ReactNode }) => (
  <IssueHandlingContext value={Handling}>{children}</IssueHandlingContext>
);
