/** What somebody chose who asks for time off, before it is sent. */
import type { components } from '../../../openapi/generated/contract.ts';

type Schemas = components['schemas'];

export type RequestDays = {
  policy: string;
  first_day: string | null;
  last_day: string | null;
  from_noon: boolean;
  until_noon: boolean;
};
/** A document that is at the server already, where it waits for a day. */
export type DraftFile = { id: string; name: string; size: number };
export type RequestDraft = RequestDays & {
  note: string;
  files: readonly DraftFile[];
  /** The same for as long as the draft lives, so that it becomes one request. */
  idempotencyKey: string;
};

/** A first day takes the last one with it where there is none, or an earlier one. */
export function withDays(draft: RequestDraft, changed: Partial<RequestDays>): RequestDraft {
  const next = { ...draft, ...changed };
  const { first_day: first, last_day: last } = next;
  const follows = first !== null && changed.first_day !== undefined && (last === null || last < first);
  return follows ? { ...next, last_day: first } : next;
}

export const isCountable = ({ first_day, last_day }: RequestDraft): boolean => first_day !== null && last_day !== null;

/** As it is sent. @throws where a day is missing, which the flow does not let happen */
export function orderOf({ policy, first_day, last_day, from_noon, until_noon, note, files }: RequestDraft) {
  if (first_day === null || last_day === null) throw new Error('A request has a first and a last day.');
  const ids = files.map(({ id }) => id);
  return {
    policy,
    first_day,
    last_day,
    from_noon,
    until_noon,
    note,
    files: ids,
  } satisfies Schemas['NewTimeoffRequest'];
}

const isDay = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value));
const isFile = (value: unknown): value is DraftFile => {
  const { id, name, size } = Object(value);
  return typeof id === 'string' && typeof name === 'string' && typeof size === 'number';
};
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Validates what was kept, because anyone can edit the storage; null where it is no draft of these policies. */
export function draftOf(found: unknown, policies: readonly string[]): RequestDraft | null {
  const { policy, first_day, last_day, from_noon, until_noon, note, files, idempotencyKey } = Object(found);
  const isDraft =
    policies.includes(policy) &&
    [first_day, last_day].every(isDay) &&
    [from_noon, until_noon].every(isBoolean) &&
    Array.isArray(files) &&
    files.every(isFile) &&
    [note, idempotencyKey].every((text) => typeof text === 'string');
  return isDraft ? { policy, first_day, last_day, from_noon, until_noon, note, files, idempotencyKey } : null;
}
