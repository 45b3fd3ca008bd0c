/**
 * What a form saw, as the header of the request that saves it. Where somebody else has changed one of its fields in the
 * meantime, the server refuses with a conflict of the code `changed_meanwhile`; saving again then puts what was typed in the
 * place of theirs.
 */
import { versionOf } from '../../../rules/shared/version.ts';
import { watchRequests } from './client.ts';

/** What something was when its form was filled; null where nothing is compared, as when one presses a switch. */
export type Seen = { seen: object | null };

type Header = { 'If-Version'?: string };

/** @param body what is sent; a field that the thing does not have is not compared */
export function ifVersion(seen: object | null, body: object): { header: Header } {
  const version = seen ? versionOf(seen as Record<string, unknown>, Object.keys(body)) : '';
  return { header: version === '' ? {} : { 'If-Version': version } };
}

/** The version of what is there now, of requests that were refused because of it. By method and address. */
const told = new Map<string, string>();

const namesIn = (version: string) => version.replaceAll(/=\w+/g, '');
const placeOf = ({ method, url }: Request) => `${method} ${url}`;

/** Before it is sent: somebody who was told sends what they were told. */
function knowWhatWasTold(request: Request): void {
  const version = request.headers.get('If-Version');
  const known = told.get(placeOf(request));
  if (version !== null && known !== undefined && namesIn(known) === namesIn(version))
    request.headers.set('If-Version', known);
}

/** After it was answered. */
function noteWhatIsTold(request: Request, response: Response): void {
  if (!request.headers.has('If-Version')) return;
  const now = response.status === 409 ? response.headers.get('X-Version') : null;
  if (now === null) told.delete(placeOf(request));
  else told.set(placeOf(request), now);
}

// Forms load this; the client, which every page has, does without it until then.
watchRequests({ sending: knowWhatWasTold, answered: noteWhatIsTold });
