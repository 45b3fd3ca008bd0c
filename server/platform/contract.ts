/**
 * What the contract says of each operation, as types for handlers and as data for the router. Nothing about an
 * operation is written a second time in code.
 */
import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import type { components, operations, paths } from '../../openapi/generated/contract.ts';
import type { heldOperations, openOperations } from '../../openapi/generated/lists/operations.ts';
import type { Tx } from './database/database.ts';
import { type Allowance, readAllowance } from './security/limits.ts';

type OperationId = keyof operations;
export type Permission = components['schemas']['PermissionName'];

type Success = 200 | 201 | 202 | 204;
type Content<Of> = Of extends { content: { 'application/json': infer Body } }
  ? Body
  : Of extends { content: infer Other }
    ? keyof Other extends never
      ? undefined
      : FileAnswer
    : undefined;
/** The body of an operation's only success answer; undefined where it has none. */
export type Answer<Op extends OperationId> = {
  [Status in keyof operations[Op]['responses'] & Success]: Content<operations[Op]['responses'][Status]>;
}[keyof operations[Op]['responses'] & Success];
/** An answer that is a file: streamed, with its media type and its size in bytes. */
type FileAnswer = {
  stream: Readable;
  type: string;
  /** Null when it is unknown until the last byte is sent. */
  size: number | null;
};

type Parameters<Op extends OperationId, Place extends string> =
  operations[Op]['parameters'] extends Record<Place, infer Values>
    ? Values
    : operations[Op]['parameters'] extends Partial<Record<Place, infer Values>>
      ? [NonNullable<Values>] extends [never]
        ? Record<never, never>
        : NonNullable<Values>
      : Record<never, never>;
type BodyOf<Op extends OperationId> = operations[Op] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : undefined;

/** An uploaded file, in the temporary folder until a handler stores it. */
export type UploadedFile = {
  path: string;
  filename: string;
  /** Bytes. */
  size: number;
  /** The media type by content, or null when it cannot be detected. */
  type: string | null;
  /** Hexadecimal. */
  sha256: string;
  /** Where a small copy of a picture is, as WebP; only of a field that the contract marks so. */
  thumbnailPath?: string;
};

/** Where a request came from, and what a handler may read and write of it besides the contract's fields. */
export type Caller = {
  /** The address that was called, with its query and without a host. */
  url: string;
  address: string;
  /** The User-Agent header; empty when there is none. */
  userAgent: string;
  /** A cookie that the caller sent, or null. */
  cookie(name: string): string | null;
  /** Sets headers of the answer. */
  reply: Pick<FastifyReply, 'header'>;
};

type Call<Op extends OperationId> = Caller & {
  params: Parameters<Op, 'path'>;
  query: Parameters<Op, 'query'>;
  body: BodyOf<Op>;
  idempotencyKey: string | null;
  /** What the caller saw of the fields that it sends; `assertUnchanged` compares it. */
  ifVersion?: string | null;
  file(field: string): UploadedFile | null;
  log: Logger;
};
type SignedIn = { tx: Tx; userId: string; sessionId: string };
type SignedInCall<Op extends OperationId> = Call<Op> & SignedIn;
type HeldCall<Op extends OperationId> = Call<Op> & Omit<SignedIn, 'tx'>;
type InBusiness = { businessId: string; isOwner: boolean; permissions: readonly Permission[] };
export type BusinessCall<Op extends OperationId> = SignedInCall<Op> & InBusiness;

type OpenOperation = (typeof openOperations)[number];
/** These are allowed first and then run without a transaction, so that none holds a connection while it waits. */
type HeldOperation = (typeof heldOperations)[number];
type BusinessPath = Extract<keyof paths, `/c/{domain}/${string}`>;
type BusinessOperation = {
  [Op in OperationId]: operations[Op] extends paths[BusinessPath][keyof paths[BusinessPath]] ? Op : never;
}[OperationId];
type CallOf<Op extends OperationId> = Op extends OpenOperation
  ? Call<Op>
  : Op extends HeldOperation
    ? HeldCall<Op> & (Op extends BusinessOperation ? InBusiness : unknown)
    : Op extends BusinessOperation
      ? BusinessCall<Op>
      : SignedInCall<Op>;
export type Handlers = { [Op in OperationId]: (call: CallOf<Op>) => Promise<Answer<Op>> };

export type Operation = {
  id: OperationId;
  method: string;
  path: string;
  isOpen: boolean;
  isOfBusiness: boolean;
  isHeld: boolean;
  /** A member needs one of these; empty when membership is enough. Where the kind decides, those of all kinds. */
  permissions: Permission[];
  /** What each kind needs, and where a request names its kind; null where all need the same. */
  permissionsBy: { place: 'params' | 'query' | 'body'; name: string; needed: Record<string, Permission[]> } | null;
  /**
   * Whether it is open, without a permission, to the one who has the thing that its `id` names (*it*), or who has anything of its
   * kind (*any*); null where it is not.
   */
  forHolder: 'it' | 'any' | null;
  /** Only the owner may call it, whatever permissions a member has. */
  isForOwner: boolean;
  /** Where a request names the employees that it acts on, of whom a member who is not the owner must not be one. */
  actsOn: { place: 'params' | 'query' | 'body'; name: string }[];
  /** Whether it changes something in a business, which then must not be read-only. */
  isRefusedWhenReadOnly: boolean;
  /** Whether the router keeps its first answer under the Idempotency-Key; creations do that themselves. */
  isOnce: boolean;
  /** Whether each call is logged, refused or not. */
  isSecurityEvent: boolean;
  limits: { address: Allowance | null; account: Allowance | null };
  /** Largest JSON body, in bytes, where it is not the usual one. */
  bodyLimit: number | null;
  /** Media types that the body may have; empty when there is none. */
  bodyTypes: string[];
  /** The field that a body means which is a list by itself; null where none does. */
  bareList: string | null;
  /** Fields of a multipart body that are files: those with a media type. Every other one is text. */
  fileFields: string[];
  /** The image files among them, which are re-encoded before the handler runs. */
  pictureFields: string[];
  /** Of each image field, the media types that it takes; `image/*` for every image. */
  pictureTypes: Record<string, string[]>;
  /** The image fields of which a small copy is made too. */
  thumbnailFields: string[];
  /** Of each file field with a limit of its own, the largest file in bytes. */
  maxBytes: Record<string, number>;
  /** Media types of the answer, when nothing is refused. */
  answerTypes: string[];
  status: number;
};

/** By the name of the parameter, what each of its values needs. */
type PermissionsByKind = Record<string, Record<string, Permission[]>>;
type FieldSchema = { contentMediaType?: string; 'x-max-bytes'?: number; 'x-thumbnail'?: true };
type BodySchema = { $ref?: string; properties?: Record<string, FieldSchema>; allOf?: BodySchema[] };
type DescribedAnswer = { $ref?: string; content?: Record<string, unknown> };
type Described = {
  operationId: OperationId;
  security?: unknown[];
  'x-held'?: boolean;
  'x-once'?: true;
  'x-permission'?: Permission[] | PermissionsByKind;
  'x-permission-reason'?: string;
  'x-holder'?: 'it' | 'any';
  'x-owner'?: true;
  'x-oneself'?: string;
  'x-when-read-only'?: 'allowed' | 'refused';
  'x-security-event'?: true;
  'x-bare-list'?: string;
  'x-body-limit'?: number;
  'x-limit'?: { address?: string; account?: string };
  requestBody?: { content: Record<string, { schema: BodySchema }> };
  parameters?: { $ref?: string }[];
  responses: Record<string, DescribedAnswer>;
};
export type Document = {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, BodySchema>; responses: Record<string, DescribedAnswer> };
};

export const readContract = (): Document =>
  JSON.parse(readFileSync(new URL('../../openapi/generated/steward.json', import.meta.url), 'utf8')) as Document;

function filesOf({ components }: Document, { requestBody }: Described) {
  const schema = requestBody?.content['multipart/form-data']?.schema;
  const name = schema?.$ref?.split('/').at(-1);
  const { properties = {} } = (name === undefined ? schema : components.schemas[name]) ?? {};
  const files = Object.entries(properties).flatMap(([field, schema]) =>
    schema.contentMediaType === undefined ? [] : [{ field, schema, types: schema.contentMediaType.split(/, */) }],
  );
  const pictures = files.filter(({ types }) => types[0]?.startsWith('image/'));
  return {
    fileFields: files.map(({ field }) => field),
    pictureFields: pictures.map(({ field }) => field),
    pictureTypes: Object.fromEntries(pictures.map(({ field, types }) => [field, types])),
    thumbnailFields: pictures.flatMap(({ field, schema }) => (schema['x-thumbnail'] ? [field] : [])),
    maxBytes: Object.fromEntries(
      files.flatMap(({ field, schema: { 'x-max-bytes': most } }) => (most === undefined ? [] : [[field, most]])),
    ),
  };
}

/** The fields of a body, wherever its schema has them. */
function propertiesOf(document: Document, { $ref, properties = {}, allOf = [] }: BodySchema): string[] {
  const named = document.components.schemas[$ref?.split('/').at(-1) ?? ''];
  const parts = named === undefined ? allOf : [named, ...allOf];
  return [...Object.keys(properties), ...parts.flatMap((part) => propertiesOf(document, part))];
}

/** By these names a request names employees. That it may be about oneself, an operation states with its reason (`x-oneself`). */
function employeesIn(document: Document, path: string, method: string, described: Described): Operation['actsOn'] {
  if (!path.startsWith('/c/{domain}/') || method === 'get' || described['x-oneself'] !== undefined) return [];
  const bodies = Object.values(described.requestBody?.content ?? {}).map(({ schema }) => schema);
  const fields = new Set(bodies.flatMap((schema) => propertiesOf(document, schema)));
  return [
    ...(path.includes('/employees/{id}/') ? [{ place: 'params' as const, name: 'id' }] : []),
    ...(path.includes('{employee}') ? [{ place: 'params' as const, name: 'employee' }] : []),
    // As the specification names the employee whose balance it adjusts.
    ...(path.endsWith('/timeoff_adjustments/') ? [{ place: 'query' as const, name: 'timeoff' }] : []),
    ...['employee', 'employees'].filter((name) => fields.has(name)).map((name) => ({ place: 'body' as const, name })),
  ];
}

/** An operation that names its business in its body is marked in the contract, and its handler checks. */
const isRefusedWhenReadOnly = (path: string, method: string, { 'x-when-read-only': mark }: Described): boolean =>
  mark === 'refused' || (path.startsWith('/c/{domain}/') && method !== 'get' && mark !== 'allowed');

/**
 * The permissions of which a caller needs one. An operation that does not state who may call it is an error, because a
 * forgotten line would open it to every member; one that is meant to be open to them says why.
 */
function permissionsOf(
  path: string,
  method: string,
  described: Described,
): Pick<Operation, 'permissions' | 'permissionsBy'> {
  const {
    operationId,
    security,
    'x-owner': isForOwner,
    'x-permission': stated,
    'x-permission-reason': why,
  } = described;
  const statements = [security?.length === 0, isForOwner === true, stated !== undefined].filter(Boolean).length;
  if (statements !== 1)
    throw new Error(`${operationId} must state who may call it: one of security: [], x-owner and x-permission.`);
  const isOpen = Array.isArray(stated) && stated.length === 0;
  if (isOpen !== (why !== undefined))
    throw new Error(`${operationId} must have an x-permission-reason, if and only if its x-permission is [].`);
  if (stated === undefined || Array.isArray(stated)) return { permissions: stated ?? [], permissionsBy: null };
  const [[name, needed] = ['', {}]] = Object.entries(stated);
  const placeOfRest = method === 'get' ? 'query' : 'body';
  const place = path.includes(`{${name}}`) ? 'params' : placeOfRest;
  return { permissions: [...new Set(Object.values(needed).flat())], permissionsBy: { place, name, needed } };
}

export const operationsOf = (document: Document): Operation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, described]) => {
      const { address, account } = described['x-limit'] ?? {};
      const status = Object.keys(described.responses).find((each) => each.startsWith('2')) ?? '';
      return {
        id: described.operationId,
        method: method.toUpperCase(),
        path,
        isOpen: described.security?.length === 0,
        isOfBusiness: path.startsWith('/c/{domain}/'),
        isRefusedWhenReadOnly: isRefusedWhenReadOnly(path, method, described),
        isSecurityEvent: described['x-security-event'] ?? false,
        isHeld: described['x-held'] ?? false,
        isOnce: described['x-once'] ?? false,
        ...permissionsOf(path, method, described),
        forHolder: described['x-holder'] ?? null,
        isForOwner: described['x-owner'] ?? false,
        actsOn: employeesIn(document, path, method, described),
        limits: {
          address: address === undefined ? null : readAllowance(address),
          account: account === undefined ? null : readAllowance(account),
        },
        bodyLimit: described['x-body-limit'] ?? null,
        bareList: described['x-bare-list'] ?? null,
        bodyTypes: Object.keys(described.requestBody?.content ?? {}),
        ...filesOf(document, described),
        answerTypes: Object.keys(described.responses[status]?.content ?? {}),
        status: Number(status),
      };
    }),
  );
