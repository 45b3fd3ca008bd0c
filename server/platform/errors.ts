/**
 * The two families of errors. A `Refusal` is an answer to a caller, in the contract's shape; a `StartupProblem` is one
 * sentence for the operator, after which the process ends. Anything else that is thrown is a defect and answers 500.
 */
export type RefusalBody = { detail?: string; code?: string; non_field_errors?: string[] } & {
  /** Messages; or what the contract declares besides them, such as the current state after a conflict. */
  [field: string]: string | string[] | object;
};

export class Refusal extends Error {
  readonly status: number;
  readonly body: RefusalBody | readonly object[];
  readonly headers: Record<string, string>;

  /** @param body a list where the contract answers one, such as problems row by row */
  constructor(status: number, body: RefusalBody | readonly object[], headers: Record<string, string> = {}) {
    super(`${status} ${JSON.stringify(body)}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export const refuse = {
  /** 400, messages under their fields' names; under `non_field_errors` where a name means something else in a refusal. */
  fields: ({ detail = [], code = [], ...fields }: Record<string, string[]>) => {
    const others = Object.entries({ detail, code }).flatMap(([name, messages]) =>
      messages.map((message) => `${name}: ${message}`),
    );
    if (others.length === 0) return new Refusal(400, fields);
    return new Refusal(400, { ...fields, non_field_errors: [...(fields.non_field_errors ?? []), ...others] });
  },
  /** 400 about the whole request. */
  general: (...messages: string[]) => new Refusal(400, { non_field_errors: messages }),
  /** 400 with one sentence, and a code where a program should know it. */
  detail: (detail: string, code?: string) => new Refusal(400, code === undefined ? { detail } : { detail, code }),
  unreadable: () => new Refusal(400, { detail: 'The request could not be read.' }),
  unauthorised: (detail = 'Sign in to do this.') =>
    new Refusal(401, { detail }, { 'www-authenticate': 'Bearer realm="steward"' }),
  forbidden: (detail = 'You do not have permission to do this.', code?: string) =>
    new Refusal(403, code === undefined ? { detail } : { detail, code }),
  /** 403 for a member without the second step that their business requires. */
  secondStepMissing: () =>
    refuse.forbidden(
      'This business requires the second step. Turn it on in your profile first.',
      'second_step_missing',
    ),
  /** 403 while a business is not paid for. */
  readOnly: () =>
    refuse.forbidden(
      'This business is read-only until its subscription is paid. Everything in it can still be read and exported.',
      'read_only',
    ),
  missing: () => new Refusal(404, { detail: 'Not found.' }),
  conflict: (detail: string, code?: string) => new Refusal(409, code === undefined ? { detail } : { detail, code }),
  tooLarge: (detail: string) => new Refusal(413, { detail }),
  mediaType: (expected: string[] = []) =>
    new Refusal(415, {
      detail: expected.length > 0 ? `Send ${expected.join(' or ')}.` : 'This media type is not taken here.',
    }),
  /** 429; `seconds` until it is worth trying again. */
  limited: (seconds: number) =>
    new Refusal(
      429,
      { detail: 'Too many attempts. Try again later.' },
      { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
    ),
  /** 503 for who waited too long for what others are saving. Nothing was stored. */
  busy: () =>
    new Refusal(
      503,
      { detail: 'Somebody is saving a lot here right now. Try again in a moment.', code: 'busy' },
      { 'retry-after': '2' },
    ),
  /** 503; `seconds` until it is worth trying again. */
  unavailable: (detail = 'Steward cannot answer just now. Try again in a moment.', seconds = 2) =>
    new Refusal(503, { detail }, { 'retry-after': String(seconds) }),
};

export class StartupProblem extends Error {}
