/** What the history of a company file says. Pure. */
import type { Audience } from './store.ts';

const counted = (count: number, one: string, several: string) =>
  count === 0 ? [] : [`${count.toLocaleString('en-NG')} ${count === 1 ? one : several}`];

/** `Shared with 2 departments and 1 person, to be acknowledged` */
export function sharingText({ everyone, departments, people }: Audience, isToBeAcknowledged: boolean): string {
  const parts = [
    ...counted(departments.length, 'department', 'departments'),
    ...counted(people.length, 'person', 'people'),
  ];
  const whom = everyone ? 'everyone' : parts.length === 0 ? 'nobody' : parts.join(' and ');
  return `Shared with ${whom}${isToBeAcknowledged && whom !== 'nobody' ? ', to be acknowledged' : ''}`;
}

export const isForSomebody = ({ everyone, departments, people }: Audience): boolean =>
  everyone || departments.length > 0 || people.length > 0;
