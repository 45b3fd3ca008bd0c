/** Requests against the contract: what is sent in a body is taken as it is, what stands in an address is read as text. */

import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaValidationError } from 'fastify';
import { type Refusal, refuse } from '../errors.ts';

const options = { strict: false, allErrors: true, useDefaults: true, removeAdditional: false } as const;
const ofBodies = new Ajv2020(options);
const ofAddresses = new Ajv2020({ ...options, coerceTypes: true });
for (const ajv of [ofBodies, ofAddresses]) (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);

type ObjectSchema = { properties?: Record<string, object>; required?: string[] };

/** Names of headers arrive in small letters, whatever the contract writes; Fastify leaves that to a compiler of one's own. */
const inSmallLetters = ({ properties = {}, required = [], ...rest }: ObjectSchema): ObjectSchema => ({
  ...rest,
  properties: Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name.toLowerCase(), schema])),
  required: required.map((name) => name.toLowerCase()),
});

export const validatorCompiler = ({ schema, httpPart }: { schema: unknown; httpPart?: string }) => {
  if (httpPart === 'body') return ofBodies.compile(schema as object);
  return ofAddresses.compile(httpPart === 'headers' ? inSmallLetters(schema as ObjectSchema) : (schema as object));
};

/** The contract's shape for what did not fit the contract. */
export function refusalOf(errors: readonly (ErrorObject | FastifySchemaValidationError)[]): Refusal {
  // Anybody may send a field called `constructor`.
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
      return format === 'email' ? 'Enter a valid email address.' : 'This value is not valid.';
    default:
      return 'This value is not valid.';
  }
}

/**
 * Whether a text that PostgreSQL cannot store stands anywhere in a value that was read from JSON. Not by recursion: a
 * small body can be nested deeper than the stack.
 */
export function hasNul(value: unknown): boolean {
  const waiting = [value];
  for (const next of waiting) {
    if (typeof next === 'string' && next.includes('\u0000')) return true;
    if (typeof next === 'object' && next !== null) waiting.push(...Object.keys(next), ...Object.values(next));
  }
  return false;
}
