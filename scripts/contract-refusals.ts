/**
 * Declares the refusals that an operation's place, body and marks bring, so that nobody writes them by hand: the contract's
 * files hold only those that are an operation's own.
 */
import { type Document, type Operation, operationsOf } from '../server/platform/contract.ts';

const names: Record<number, string> = {
  400: 'Invalid',
  401: 'Unauthorised',
  403: 'Forbidden',
  404: 'Missing',
  409: 'Conflict',
  413: 'TooLarge',
  415: 'WrongMediaType',
  429: 'Limited',
  500: 'Failed',
  503: 'Unavailable',
};
/** A request that says what its caller knows may be in conflict with what is there. */
const conflicting = ['idempotencyKey', 'ifVersion'].map((name) => `#/components/parameters/${name}`);

/** The statuses with which this operation can be refused, whatever its handler does. */
function refusalsOf(operation: Operation, parameters: readonly { $ref?: string }[]): number[] {
  const { method, path, isOpen, isOfBusiness, isForOwner, isRefusedWhenReadOnly, limits } = operation;
  return [
    400,
    ...(isOpen ? [] : [401]),
    ...(isOfBusiness || isForOwner || isRefusedWhenReadOnly ? [403] : []),
    ...(path.includes('{') ? [404] : []),
    // What a change refers to may be removed while it is at work, and what it deletes may still be in use.
    ...(method !== 'GET' || parameters.some(({ $ref }) => conflicting.includes($ref ?? '')) ? [409] : []),
    // The body of a GET is not looked at.
    ...(method === 'GET' ? [] : [413, 415]),
    ...(limits.address !== null || limits.account !== null ? [429] : []),
    500,
    503,
  ];
}

/** Adds them to the bundled document, where the operation does not describe that status itself. */
export function declareRefusals(document: Document): void {
  for (const operation of operationsOf(document)) {
    const described = document.paths[operation.path]?.[operation.method.toLowerCase()];
    if (described === undefined) continue;
    for (const status of refusalsOf(operation, described.parameters ?? []))
      described.responses[status] ??= { $ref: `#/components/responses/${names[status]}` };
  }
}
