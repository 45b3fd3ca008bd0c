import type { IssueAct } from '../../../machines/assets/issue-handling/machine.ts';
import type { MenuEntry } from '../../ui/actions/menu-list.tsx';
import { hasEnded, type Issue } from './issue-status.tsx';

/** Where an issue is already, so that it is not sent there again. */
const sentFor = ({ status }: Issue): IssueAct | null =>
  status === 'in_repair' ? 'repair' : status === 'inspected' ? 'inspection' : null;

/** What the menu of an issue offers; the words are the specification's but for Edit and Resolve. */
export function issueActs(issue: Issue): (MenuEntry & { id: IssueAct | 'edit' })[] {
  return [
    { id: 'view', label: 'View Report' },
    { id: 'edit', label: 'Edit Report' },
    ...(hasEnded(issue)
      ? []
      : (
          [
            { id: 'repair', label: 'Mark as sent for Repair' },
            { id: 'inspection', label: 'Mark as sent for Inspection' },
            { id: 'end', label: 'Resolve' },
          ] as const
        ).filter(({ id }) => id !== sentFor(issue))),
    { id: 'delete', label: 'Delete Report', isDestructive: true },
  ];
}
