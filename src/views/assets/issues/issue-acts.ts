import type { IssueAct } from '../../../machines/assets/issue-handling/machine.ts';
import type { MenuEntry } from '../../ui/actions/menu-list.tsx';
import { hasEnded, type Issue } from './issue-status.tsx';

/** What the menu of an issue offers; the words are the specification's but for Edit and Resolve. */
export function issueActs(issue: Issue): (MenuEntry & { id: IssueAct | 'edit' })[] {
  return [
    { id: 'view', label: 'View Report' },
    { id: 'edit', label: 'Edit Report' },
    ...(hasEnded(issue)
      ? []
      : ([
          { id: 'repair', label: 'Mark as sent for Repair' },
          { id: 'inspection', label: 'Mark as sent for Inspection' },
          { id: 'end', label: 'Resolve' },
        ] as const)),
    { id: 'delete', label: 'Delete Report', isDestructive: true },
  ];
}
