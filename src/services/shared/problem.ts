import { noAnswer, type Problem, type ProblemKind, problem } from '../../domain/shared/problem.ts';

const kinds: Record<number, ProblemKind> = {
  400: 'invalid',
  401: 'unauthorised',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  410: 'missing',
  413: 'tooLarge',
  422: 'invalid',
  429: 'limited',
};

/** A failed request: an error response, or the value thrown instead of a response. */
export type Failure = { response: Response; body: unknown } | { thrown: unknown };

/** Converts every failed request to a Problem. */
export function problemFrom(failure: Failure): Problem {
  return 'thrown' in failure ? problemOfThrown(failure.thrown) : problemOfRefusal(failure.response, failure.body);
}

function problemOfThrown(thrown: unknown): Problem {
  const isLate = thrown instanceof DOMException && thrown.name === 'TimeoutError';
  return isLate ? noAnswer : problem(kindOfThrown(thrown));
}

function kindOfThrown(thrown: unknown): ProblemKind {
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return 'aborted';
  // A response that is not JSON comes from something in between, such as a captive portal.
  if (thrown instanceof SyntaxError) return 'unavailable';
  // fetch throws a TypeError for every network failure.
  return thrown instanceof TypeError ? 'network' : 'unknown';
}

function problemOfRefusal(response: Response, body: unknown): Problem {
  const { detail, code, non_field_errors: general, ...rest } = isRecord(body) ? body : {};
  const fields = Object.entries(rest).map(([field, value]) => [field, messagesOf(value)] as const);
  return {
    kind: kinds[response.status] ?? (response.status >= 500 ? 'unavailable' : 'unknown'),
    detail: messagesOf(detail)[0] ?? null,
    code: messagesOf(code)[0] ?? null,
    general: messagesOf(general),
    fields: Object.fromEntries(fields.filter(([, messages]) => messages.length > 0)),
    retryAfter: secondsOf(response.headers.get('retry-after')),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function messagesOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
}

function secondsOf(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}
