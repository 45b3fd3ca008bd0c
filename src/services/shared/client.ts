import createClient from 'openapi-fetch';
import type { paths } from '../../../openapi/generated/contract.ts';
import { answerDeadline, downloadDeadline, uploadDeadline } from '../../domain/shared/deadlines.ts';
import { problemFrom } from './problem.ts';

export type Options = { signal: AbortSignal };

export type Credentials = {
  accessToken: () => string | null;
  /** Answers the token to try again with when the server has refused one, or null when there is none. */
  renew: (refused: string) => Promise<string | null>;
  /** Called when the server has refused, or does not know, what the app let the person do: what is known of them may be old. */
  onForbidden?: () => void;
};

let credentials: Credentials = { accessToken: () => null, renew: async () => null };

/** Says whose tokens the calls carry. The app's session does, once, before anything is called. */
export function authoriseBy(given: Credentials): void {
  credentials = given;
}

const baseUrl = import.meta.env.VITE_API_URL || '/api';

/** For operations that need no access token, and for those that are called with a given one. */
export const open = createClient<paths>({ baseUrl, fetch: send });

/** For operations on behalf of the signed-in person. A refused token is renewed once, and the call repeated. */
export const client = createClient<paths>({ baseUrl, fetch: sendAuthorised });

/** Who waits for a call gives it up first, and knows what to do then; this ends what nobody else bounds. */
const grace = 5_000;

/** Every call ends: without an answer in time it fails as `noAnswer`. A file that the server sends may take longer. */
async function send(request: Request): Promise<Response> {
  const stop = new AbortController();
  const giveUp = () => stop.abort(new DOMException('No answer came in time.', 'TimeoutError'));
  const isUpload = request.headers.get('Content-Type')?.startsWith('multipart/') ?? false;
  const timer = setTimeout(giveUp, (isUpload ? uploadDeadline : answerDeadline) + grace);
  const leave = () => stop.abort(request.signal.reason);
  if (request.signal.aborted) leave();
  request.signal.addEventListener('abort', leave, { once: true });
  try {
    const response = await fetch(request, { signal: stop.signal });
    if (isText(response)) return response;
    clearTimeout(timer);
    setTimeout(giveUp, downloadDeadline);
    return response;
  } catch (error) {
    clearTimeout(timer);
    throw error;
  }
}

const isText = ({ headers }: Response): boolean => /json|^text\/html/.test(headers.get('Content-Type') ?? 'json');

async function sendAuthorised(request: Request): Promise<Response> {
  const token = credentials.accessToken();
  if (!token) return send(request);
  const repeatable = request.clone();
  const response = await send(authorised(request, token));
  if (response.status === 403 || isShutOut(response)) credentials.onForbidden?.();
  if (response.status !== 401) return response;
  const renewed = await credentials.renew(token);
  return renewed ? send(authorised(repeatable, renewed)) : response;
}

/** Whoever is no member any more is not told that the business exists: all of it is missing, as some of it may be anyway. */
const isShutOut = ({ status, url }: Response): boolean => status === 404 && url.includes('/c/');

function authorised(request: Request, token: string): Request {
  request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}

type Answer<T> = { data?: T; error?: unknown; response: Response };

/** The body of a good answer; anything else is thrown as a Problem. */
export async function bodyOf<T>(call: Promise<Answer<T>>): Promise<T> {
  const answer = await call.catch((thrown: unknown) => {
    throw problemFrom({ thrown });
  });
  if (!answer.response.ok) throw problemFrom({ response: answer.response, body: answer.error });
  return answer.data as T;
}

/** The contract calls the id of a business in a path `domain`, as the specification does. */
export const pathOf = <Rest extends object>({ businessId, ...rest }: { businessId: string } & Rest) => ({
  domain: businessId,
  ...rest,
});
