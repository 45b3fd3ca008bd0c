/** The closed family of ways in which a call can fail. */
export const problemKinds = [
  'invalid',
  'unauthorised',
  'forbidden',
  'missing',
  'conflict',
  'tooLarge',
  'limited',
  'unavailable',
  'network',
  'aborted',
  'unknown',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

/**
 * A failed call, as data. `fields` are messages under a field's name, `general` are the server's non_field_errors,
 * `retryAfter` is in seconds.
 */
export type Problem = {
  kind: ProblemKind;
  detail: string | null;
  code: string | null;
  general: string[];
  fields: Record<string, string[]>;
  retryAfter: number | null;
};

/** A problem of one kind, with whatever else is known about it. */
export const problem = (kind: ProblemKind, known: Partial<Omit<Problem, 'kind'>> = {}): Problem => ({
  kind,
  detail: null,
  code: null,
  general: [],
  fields: {},
  retryAfter: null,
  ...known,
});

/** A call that was given up because no answer came in time; whether it arrived is not known. */
export const noAnswer: Problem = problem('network', { code: 'no_answer' });

const isProblem = (error: unknown): error is Problem =>
  typeof error === 'object' && error !== null && 'kind' in error && 'general' in error && 'fields' in error;

/** The error of an actor as a Problem. Services throw Problems; anything else is a defect and becomes `unknown`. */
export const problemOf = (error: unknown): Problem => (isProblem(error) ? error : problem('unknown'));
