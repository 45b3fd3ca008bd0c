/** The closed list of ways in which a request can fail. */
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
 * A failed request as data. `fields` has messages by field name, `general` the server's non_field_errors,
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

/** Makes a problem of one kind with its details. */
export const problem = (kind: ProblemKind, known: Partial<Omit<Problem, 'kind'>> = {}): Problem => ({
  kind,
  detail: null,
  code: null,
  general: [],
  fields: {},
  retryAfter: null,
  ...known,
});

/** A request that timed out; the server may have received it. */
export const noAnswer: Problem = problem('network', { code: 'no_answer' });

const isProblem = (error: unknown): error is Problem =>
  typeof error === 'object' && error !== null && 'kind' in error && 'general' in error && 'fields' in error;

/** Failures after which the request may have arrived all the same. */
const unsettled: readonly ProblemKind[] = ['network', 'unavailable', 'aborted', 'unknown'];
export const isUnsettled = (kind: ProblemKind): boolean => unsettled.includes(kind);

/** Converts the error of an actor to a Problem. Services throw Problems; anything else is a defect and becomes `unknown`. */
export const problemOf = (error: unknown): Problem => (isProblem(error) ? error : problem('unknown'));
