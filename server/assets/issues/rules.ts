/** What may follow what in the life of a reported issue. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import { issuePriorityLabels } from '../../../openapi/generated/lists/assets.issues.ts';
import { excerptOf } from '../../../rules/shared/line.ts';

type Schemas = components['schemas'];
export type IssueStatus = Schemas['IssueStatus'];
export type End = Schemas['IssueEnd']['status'];

const ends = ['resolved', 'damaged'] as const satisfies readonly IssueStatus[];

export const hasEnded = (status: IssueStatus): boolean => ends.some((end) => end === status);

/**
 * What an issue is while it is open: what the maintenance that was recorded last for it makes of it.
 * @param latest null without any
 */
export function statusAfter(latest: Schemas['MaintenanceType'] | null): IssueStatus {
  if (latest === null) return 'pending';
  return latest === 'inspection' ? 'inspected' : 'in_repair';
}

/** The message of a date at which nothing can have been noticed yet; null for every other one. */
export const dateProblem = (date: string, today: string): string | null =>
  date > today ? 'Choose today or an earlier day.' : null;

type Described = Pick<Schemas['Issue'], 'issue_type' | 'priority_level' | 'message' | 'date'>;

/** What a correction changed, in the words of the history, such as `priority from Low to High`; empty without a change. */
export function changesBetween(before: Described, after: Described): string[] {
  const typeOf = ({ issue_type: type }: Described) => type?.name ?? 'none';
  const from = (field: string, was: string, is: string) => `${field} from ${was} to ${is}`;
  const [was, is] = [issuePriorityLabels[before.priority_level], issuePriorityLabels[after.priority_level]];
  return [
    ...(typeOf(before) === typeOf(after) ? [] : [from('type', typeOf(before), typeOf(after))]),
    ...(was === is ? [] : [from('priority', was, is)]),
    ...(before.date === after.date ? [] : [from('date', before.date, after.date)]),
    ...(before.message === after.message
      ? []
      : [from('message', `“${excerptOf(before.message)}”`, `“${excerptOf(after.message)}”`)]),
  ];
}
