import { type ComponentType, createContext, use } from 'react';
import type { IssueAct } from '../../../machines/assets/issue-handling/machine.ts';

export type IssueHandlingProps = {
  id: string;
  act: IssueAct;
  onClose: () => void;
};

/** The dialogs of one issue with their flow running; the screens that list issues provide it. */
export const IssueHandlingContext = createContext<ComponentType<IssueHandlingProps> | null>(null);

export function useIssueHandling(): ComponentType<IssueHandlingProps> {
  const Handling = use(IssueHandlingContext);
  if (Handling === null) throw new Error('useIssueHandling needs a screen around it that lists issues');
  return Handling;
}
