/** What may follow what in the life of a reported issue. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';

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
