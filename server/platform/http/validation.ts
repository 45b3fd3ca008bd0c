/**
 * Validates requests and writes answers by the contract. Values of a body are taken as they are; those of addresses and
 * headers are text.
 */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifySchemaValidationError } from 'fastify';
import { isLine, isText } from '../../../rules/shared/line.ts';
import { isNaira } from '../../../rules/shared/naira.ts';
import { idFormat } from '../database/ids.ts';
import { type Refusal, refuse } from '../errors.ts';
import { isDay } from '../time/dates.ts';

const options = { strict: false, allErrors: true, useDefaults: true, removeAdditional: false } as const;
const ofBodies = new Ajv2020(options);
const ofAddresses = new Ajv2020({ ...options, coerceTypes: true });
for (const ajv of [ofBodies, ofAddresses]) addContractFormats(ajv);

/**
 * The formats of the contract. An id is stricter than JSON Schema's `uuid`, which also takes capitals and `urn:uuid:`, and a
 * date than its `date`, which also takes the year 0. Texts are one line unless they state otherwise.
 */
export function addContractFormats(ajv: Ajv2020): void {
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addFormat('uuid', idFormat);
  ajv.addFormat('date', isDay);
  ajv.addFormat('line', isLine);
  ajv.addFormat('text', isText);
  ajv.addFormat('raw', true);
  // `multipleOf: 0.01` divides, so that it refuses 0.07.
  ajv.addFormat('naira', { type: 'number', validate: isNaira });
}

type ObjectSchema = { properties?: Record<string, object>; required?: string[] };

/** Header names arrive in lower case, however the contract writes them; Fastify leaves this to a custom compiler. */
const inLowerCase = ({ properties = {}, required = [], ...rest }: ObjectSchema): ObjectSchema => ({
  ...rest,
  properties: Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name.toLowerCase(), schema])),
  required: required.map((name) => name.toLowerCase()),
});

type Route = { method: string; url: string; contentType?: string };
type RequestPart = Route & { schema: unknown; httpPart?: string };
type AnswerPart = Route & { schema: unknown; httpStatus?: string };

const keyOf = ({ method, url, contentType }: Route, part = ''): string => [method, url, part, contentType].join(' ');

/**
 * What was compiled, by method, address and part. All servers of a process share it, because there is one contract. To compile
 * the whole contract takes 1.5 s and 100 MB, and most operations are never asked for: each is compiled when it first is.
 */
const validators = new Map<string, ValidateFunction>();
const serializers = new Map<string, (answer: unknown) => string>();

function found<Made>(made: Map<string, Made>, key: string, make: () => Made): Made {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}

export function compileValidator({ schema, httpPart }: Pick<RequestPart, 'schema' | 'httpPart'>): ValidateFunction {
  if (httpPart === 'body') return ofBodies.compile(schema as object);
  return ofAddresses.compile(httpPart === 'headers' ? inLowerCase(schema as ObjectSchema) : (schema as object));
}

/** What the validator says is an error is read from its result, because the function that Fastify holds is not the validator. */
export const validatorCompiler = (part: RequestPart) => (values: unknown) => {
  const validate = found(validators, keyOf(part, part.httpPart), () => compileValidator(part));
  return validate(values) ? { value: values } : { error: validate.errors };
};

/** An answer is written whatever its texts are made of: they may have been stored before the contract asked for lines. */
const anyFormat = {
  line: true,
  text: true,
  raw: true,
  naira: { type: 'number', validate: () => true },
} as const;

export const compileSerializer = ({ schema }: Pick<AnswerPart, 'schema'>): ((answer: unknown) => string) =>
  fastJsonStringify(schema as object, { ajv: { formats: anyFormat } });

export const serializerCompiler = (part: AnswerPart) => (answer: unknown) =>
  found(serializers, keyOf(part, part.httpStatus), () => compileSerializer(part))(answer);

/** Turns validation errors into the contract's Refusal. */
export function refusalOf(errors: readonly (ErrorObject | FastifySchemaValidationError)[]): Refusal {
  // A client may send a field called `constructor`.
  const fields: Record<string, string[]> = Object.create(null);
  const general: string[] = [];
  for (const error of errors) {
    // The branches of an anyOf repeat what the anyOf itself says.
    if (/\/(anyOf|oneOf)\/\d/.test(error.schemaPath)) continue;
    const parameters = error.params as Record<string, unknown>;
    const inside = error.instancePath.split('/')[1];
    const field =
      inside ??
      (parameters.missingProperty as string | undefined) ??
      (parameters.additionalProperty as string | undefined);
    if (field === undefined) general.push(messageOf(error));
    else {
      const messages = fields[field] ?? [];
      messages.push(messageOf(error));
      fields[field] = [...new Set(messages)];
    }
  }
  return general.length > 0 && Object.keys(fields).length === 0
    ? refuse.general(...new Set(general))
    : refuse.fields(fields);
}

function messageOf({ keyword, params }: ErrorObject | FastifySchemaValidationError): string {
  const { limit, format } = params as { limit?: number; format?: string };
  switch (keyword) {
    case 'required':
      return 'This field is required.';
    case 'additionalProperties':
      return 'This field is not known.';
    case 'minLength':
      return limit === 1 ? 'This field may not be blank.' : `Ensure this field has at least ${limit} characters.`;
    case 'maxLength':
      return `Ensure this field has no more than ${limit} characters.`;
    case 'minimum':
      return `Ensure this value is greater than or equal to ${limit}.`;
    case 'maximum':
      return `Ensure this value is less than or equal to ${limit}.`;
    case 'enum':
      return 'This is not a valid choice.';
    case 'minProperties':
      return 'Nothing to change was sent.';
    case 'format':
      return formatMessages[format ?? ''] ?? 'This value is not valid.';
    default:
      return 'This value is not valid.';
  }
}

const formatMessages: Record<string, string> = {
  email: 'Enter a valid email address.',
  line: 'Write this on one line, without tabs or characters that cannot be seen.',
  text: 'Remove the characters that cannot be seen.',
  naira: 'Write naira with at most two decimals, such as 1500.50.',
};
