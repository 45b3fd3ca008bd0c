import createClient from 'openapi-fetch';
import type { paths } from '../../../openapi/generated/contract.ts';
import { answerDeadline, downloadDeadline, uploadDeadline } from '../../domain/shared/deadlines.ts';
import { takeAhead } from './ahead.ts';
import { problemFrom } from './problem.ts';

export type Options = { signal: AbortSignal };

export type Credentials = {
  accessToken: () => string | null;
  /** Returns a new token for the retry after the server has rejected one, or null. */
  renew: (refused: string) => Promise<string | null>;
  /** Called after a 403 or 404 for an action that the app offered: the known permissions may be outdated. */
  onForbidden?: () => void;
};

let credentials: Credentials = { accessToken: () => null, renew: async () => null };

/** Sets the source of the access tokens. The session calls it once, before the first request. */
export function authoriseBy(given: Credentials): void {
  credentials = given;
}

type Watch = { sending: (request: Request) => void; answered: (request: Request, response: Response) => void };

let watch: Watch | null = null;

/** Tells what comes before and after each request of the signed-in person; the versions that forms send need it. */
export function watchRequests(given: Watch): void {
  watch = given;
}

/** Where the API is, below the address of the app unless it is elsewhere. */
export const baseUrl = import.meta.env.VITE_API_URL || '/api';

/** How a request travels: as `fetch`, unless something has to be known on the way. */
export type Transport = (request: Request, options: Options) => Promise<Response>;

/** The client for public operations, and for requests with a given token. */
export const open = createClient<paths>({ baseUrl, fetch: (request) => send(request) });

/** The client of the signed-in person. It renews a rejected token once and repeats the request. */
export const client = createClient<paths>({ baseUrl, fetch: (request) => sendAuthorised(request) });

/** Callers abort their requests earlier; this bounds requests without a deadline. */
const grace = 5_000;

/** Every request ends: it fails as `noAnswer` at the deadline, which is longer for downloads. */
async function send(request: Request, transport: Transport = fetch): Promise<Response> {
  const stop = new AbortController();
  const giveUp = () => stop.abort(new DOMException('No answer came in time.', 'TimeoutError'));
  const isUpload = request.headers.get('Content-Type')?.startsWith('multipart/') ?? false;
  const timer = setTimeout(giveUp, (isUpload ? uploadDeadline : answerDeadline) + grace);
  const leave = () => stop.abort(request.signal.reason);
  if (request.signal.aborted) leave();
  request.signal.addEventListener('abort', leave, { once: true });
  try {
    const response = await (takeAhead(request, stop.signal) ?? transport(request, { signal: stop.signal }));
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

export async function sendAuthorised(request: Request, transport?: Transport): Promise<Response> {
  watch?.sending(request);
  const response = await sendRenewing(request, transport);
  watch?.answered(request, response);
  return response;
}

async function sendRenewing(request: Request, transport?: Transport): Promise<Response> {
  const token = credentials.accessToken();
  if (!token) return send(request, transport);
  const repeatable = request.clone();
  const response = await send(authorised(request, token), transport);
  if (response.status === 403 || isShutOut(response)) credentials.onForbidden?.();
  if (response.status !== 401) return response;
  const renewed = await credentials.renew(token);
  return renewed ? send(authorised(repeatable, renewed), transport) : response;
}

/** A removed member gets 404 for the whole business, as for a business that does not exist. */
const isShutOut = ({ status, url }: Response): boolean => status === 404 && url.includes('/c/');

function authorised(request: Request, token: string): Request {
  request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}

type Answer<T> = { data?: T; error?: unknown; response: Response };

/** The body of a successful response; throws a Problem otherwise. */
export async function bodyOf<T>(call: Promise<Answer<T>>): Promise<T> {
  const answer = await call.catch((thrown: unknown) => {
    throw problemFrom({ thrown });
  });
  if (!answer.response.ok) throw problemFrom({ response: answer.response, body: answer.error });
  return answer.data as T;
}
