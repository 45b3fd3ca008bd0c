import { showDate } from '../../ui/content/date.ts';

type Name = { first_name: string; last_name: string };
export type Holding = {
  assignee: Name | null;
  assigned_until: string | null;
  next_assignment: { assignee: Name; date_assigned: string } | null;
};

const nameOf = ({ first_name, last_name }: Name) => `${first_name} ${last_name}`.trim();

/** Who has a thing, or is to get it, which is said so; null for nobody. */
export const holderText = ({ assignee, next_assignment: next }: Holding): string | null =>
  assignee !== null ? nameOf(assignee) : next === null ? null : `Planned: ${nameOf(next.assignee)}`;

/** Until when they have it and who is next, or from when they get it; null when nothing is planned. */
export function planText({ assignee, assigned_until: until, next_assignment: next }: Holding): string | null {
  if (assignee === null) return next && `from ${showDate(next.date_assigned)}`;
  const then = next && `then ${nameOf(next.assignee)} from ${showDate(next.date_assigned)}`;
  return [until && `until ${showDate(until)}`, then].filter(Boolean).join(', ') || null;
}
