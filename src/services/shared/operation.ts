/**
 * An operation of the contract as a function: `createVehicle({ businessId, name }, { signal })`. What is given by name finds
 * its place: in the path, in the query or in the body. `npm run contract` writes one for each operation into `operations/`.
 */
import type { operations } from '../../../openapi/generated/contract.ts';
import { reporting } from './changes.ts';
import { bodyOf, client, type Options, open } from './client.ts';
import { formOf } from './form.ts';

export type OperationId = keyof operations;
/** Of what is optional and never there, nothing. */
type Taken<Of, Name extends string> =
  Of extends Partial<Record<Name, infer Values>>
    ? [NonNullable<Values>] extends [never]
      ? unknown
      : NonNullable<Values>
    : unknown;
type Place<Id extends OperationId, Name extends string> = Taken<operations[Id]['parameters'], Name>;

/** The contract calls the id of a business in a path `domain`, like the specification. */
type Path<Id extends OperationId> =
  Place<Id, 'path'> extends { domain: string }
    ? Omit<Place<Id, 'path'>, 'domain'> & { businessId: string }
    : Place<Id, 'path'>;
type Body<Id extends OperationId, Files extends string> =
  Taken<operations[Id], 'requestBody'> extends { content: infer Content }
    ? WithFiles<Content[keyof Content], Files>
    : unknown;
type WithFiles<Of, Files extends string> = [Files] extends [never]
  ? Of
  : { [Name in keyof Of]: Name extends Files ? File : Of[Name] };
type Key<Id extends OperationId> =
  Place<Id, 'header'> extends { 'Idempotency-Key'?: string } ? { idempotencyKey?: string } : unknown;

/** What an operation takes, each by its name in the contract. */
export type Input<Id extends OperationId, Files extends string = never> = Path<Id> &
  Place<Id, 'query'> &
  Body<Id, Files> &
  Key<Id>;

type Success = 200 | 201 | 202 | 204;
// biome-ignore lint/suspicious/noConfusingVoidType: what answers nothing stands where a function without an answer may stand
type Nothing = void;
type Content<Answer> = Answer extends { content: { 'application/json': infer Json } }
  ? Json
  : Answer extends { content: infer Other }
    ? keyof Other extends never
      ? Nothing
      : Blob
    : Nothing;
/** What an operation answers; a file as a blob, because a link cannot send the access token. */
export type Output<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & Success]: Content<operations[Id]['responses'][Status]>;
}[keyof operations[Id]['responses'] & Success];

/** With how a retry has its effect once: the same key gets the first answer. And with how the request travels. */
type CallOptions = Options & { idempotencyKey?: string; fetch?: (request: Request) => Promise<Response> };

export type Marks = {
  body?: 'json' | 'form';
  /** The names of what stands in the query beside a body. */
  query?: readonly string[];
  /** Whether everybody may call it: no access token is sent. */
  open?: true;
  /** Whether it answers a file. */
  file?: true;
  /** Whether it answers a page of a list. */
  page?: true;
  /** The schema of what it answers: alone, or as the rows of a list. */
  shows?: string;
  /** Whether a retry under the same key gets the first answer. */
  keyed?: true;
  /** The resources that it shows: it is read again when one of them has changed. */
  reads?: readonly string[];
  changes?: readonly string[];
};

export type Operation<Id extends OperationId, Taken = Input<Id>> = Marks & {
  (input: Taken, options: CallOptions): Promise<Output<Id>>;
  id: Id;
  /** The path, with its parameters in braces. */
  address: string;
};

type Values = Record<string, unknown>;
type Version = (seen: object | null, body: object) => Record<string, string>;
/** The client to which a path is a text that is known later. */
type AnyClient = { request(method: string, path: string, init: object): ReturnType<typeof client.GET> };

/**
 * @param place method and path, as in `post /c/{domain}/vehicles/`
 * @param versionOf what a form saw, as a header
 */
export function operation<Id extends OperationId, Files extends string = never>(
  id: Id,
  place: string,
  marks: Marks = {},
  versionOf?: Version,
): Operation<Id, Input<Id, Files>> {
  const [method = '', address = ''] = place.split(' ');
  const send = (
    { idempotencyKey, seen = null, ...input }: Values,
    { signal, idempotencyKey: key, fetch }: CallOptions,
  ) => {
    const [path, rest] = placed(address, input);
    const [query, body] = marks.body ? parted(rest, marks.query) : [rest, {}];
    const itsKey = idempotencyKey ?? key;
    const header = {
      ...(marks.keyed && itsKey !== undefined ? { 'Idempotency-Key': itsKey } : {}),
      ...versionOf?.(seen as object | null, body),
    };
    return bodyOf(
      ((marks.open ? open : client) as unknown as AnyClient).request(method, address, {
        params: { path, header, query },
        signal,
        ...(marks.body ? { body } : {}),
        ...(marks.body === 'form' ? { bodySerializer: formOf } : {}),
        ...(marks.file ? { parseAs: 'blob' } : {}),
        ...(fetch ? { fetch } : {}),
      }),
    );
  };
  const call = method === 'get' ? send : reporting(send, marks);
  return Object.assign(call as unknown as Operation<Id, Input<Id, Files>>, marks, { id, address });
}

/** What stands in the query, and the body. */
function parted(rest: Values, names: readonly string[] = []): [Values, Values] {
  const [query, body]: [Values, Values] = [{}, {}];
  for (const [name, value] of Object.entries(rest)) (names.includes(name) ? query : body)[name] = value;
  return [query, body];
}

/** What stands in the path, and the rest. */
export function placed(address: string, input: object): [Values, Values] {
  const [path, rest]: [Values, Values] = [{}, {}];
  for (const [given, value] of Object.entries(input)) {
    const name = given === 'businessId' ? 'domain' : given;
    if (address.includes(`{${name}}`)) path[name] = value;
    else rest[given] = value;
  }
  return [path, rest];
}
