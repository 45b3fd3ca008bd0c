/** What the contract says a request may be, as data to make requests from: what fits it, and what does not. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { type Operation, operationsOf, readContract } from '../../server/platform/contract.ts';
import { addContractFormats } from '../../server/platform/http/validation.ts';

export type Schema = {
  $ref?: string;
  type?: string | string[];
  allOf?: Schema[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  format?: string;
  minimum?: number;
  items?: Schema;
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  contentMediaType?: string;
};
export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema };
type Written = {
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
};
export type Described = Operation & {
  parameters: Parameter[];
  body: Schema | null;
  statuses: number[];
  /** Of an operation that is about one of several kinds. */
  kind?: string;
};

const document = readContract();
const root = 'contract';
const options = { strict: false, allErrors: false } as const;
const asSent = new Ajv2020(options);
const asText = new Ajv2020({ ...options, coerceTypes: true });
for (const ajv of [asSent, asText]) {
  addContractFormats(ajv);
  ajv.addSchema({ $id: root, ...document });
}

function at<T>(reference: string): T {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], document) as T;
}

/** A schema without references and compositions at its top. */
export function resolved(schema: Schema): Schema {
  if (schema.$ref !== undefined) return resolved(at<Schema>(schema.$ref));
  const { allOf = [], ...own } = schema;
  return Object.assign({}, ...allOf.map(resolved), own) as Schema;
}

type Sending = 'as itself' | 'as text';
const compiled = {
  'as itself': new WeakMap<Schema, ValidateFunction>(),
  'as text': new WeakMap<Schema, ValidateFunction>(),
};
/** Many fields have the same schema, and to compile one takes milliseconds. */
const compiledTexts = {
  'as itself': new Map<string, ValidateFunction>(),
  'as text': new Map<string, ValidateFunction>(),
};

function compile(schema: Schema, sent: Sending): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#', `"$ref":"${root}#`);
  // A coercing validator writes what it read, which it can only into something.
  const whole = () => ({ type: 'object', properties: { value: JSON.parse(text) as Schema } });
  const validate = compiledTexts[sent].get(text) ?? (sent === 'as text' ? asText : asSent).compile(whole());
  compiledTexts[sent].set(text, validate);
  compiled[sent].set(schema, validate);
  return validate;
}

/** Whether a value fits a schema. References in it are the contract's. */
export function fits(schema: Schema, value: unknown, sent: Sending = 'as itself'): boolean {
  const validate = compiled[sent].get(schema) ?? compile(schema, sent);
  return validate({ value }) === true;
}

/** One operation for each kind, where what it needs depends on the kind that a request names. */
function ofEachKind(operation: Described): Described[] {
  const { permissionsBy: by, parameters, body } = operation;
  if (by === null) return [operation];
  return Object.entries(by.needed).map(([kind, permissions]) => {
    const schema: Schema = { type: 'string', enum: [kind] };
    return {
      ...operation,
      permissions,
      kind,
      parameters: parameters.map((one) => (one.name === by.name ? { ...one, schema } : one)),
      body: by.place === 'body' && body ? { ...body, properties: { ...body.properties, [by.name]: schema } } : body,
    };
  });
}

/** Every operation with what may be sent to it. */
export const operations: Described[] = operationsOf(document).flatMap((operation) => {
  const described = document.paths[operation.path]?.[operation.method.toLowerCase()] as unknown as Written;
  const [content] = Object.values(described.requestBody?.content ?? {});
  return ofEachKind({
    ...operation,
    parameters: (described.parameters ?? []).map((one) => ('$ref' in one ? at<Parameter>(one.$ref) : one)),
    body: content === undefined ? null : resolved(content.schema),
    statuses: Object.keys(described.responses).map(Number),
  });
});

/** A value that fits, the first example where there is one; every field that a body may have is there. */
export function sampleOf(given: Schema): unknown {
  const schema = resolved(given);
  const [told] = schema.examples ?? (schema.default === undefined ? (schema.enum ?? []) : [schema.default]);
  if (told !== undefined) return told;
  const [branch] = schema.anyOf ?? [];
  if (branch !== undefined) return sampleOf(branch);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, sampleOf(one)]));
    case 'array':
      return schema.items !== undefined && (schema.minItems ?? 0) > 0 ? [sampleOf(schema.items)] : [];
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return false;
    default:
      return textOf(schema);
  }
}

const textOf = ({ format, minLength = 1 }: Schema): string => {
  if (format === 'email') return 'nobody@example.test';
  if (format === 'date') return '2026-03-02';
  if (format === 'uuid') return '01a00000-0000-7000-8000-000000000000';
  return 'sample'.padEnd(minLength, 'x');
};

const ofEachType = [null, true, 0, 1.5, -1, 1e30, 'text', '', [], ['text'], {}, { text: 'text' }];

/** Values of every type that do not fit. */
export const misfits = (schema: Schema): unknown[] => ofEachType.filter((value) => !fits(schema, value));

export const strangeTexts = [
  '',
  ' ',
  'text',
  '0',
  '-1',
  '1.5',
  '1e400',
  'null',
  'true',
  '[]',
  '\u202e',
  "' or 1=1 --",
  '/../..',
];

/** Texts, as they stand in addresses, headers and forms, that do not fit. */
export const misfittingTexts = (schema: Schema): string[] =>
  strangeTexts.filter((text) => !fits(schema, text, 'as text'));

export const isText = (schema: Schema): boolean => [resolved(schema).type].flat().includes('string');

const refusal: Schema = { $ref: '#/components/schemas/Refusal' };

/** Whether a refusal has the contract's shape. */
export const isRefusal = (value: unknown): boolean => fits(refusal, value) && Object.keys(value as object).length > 0;
