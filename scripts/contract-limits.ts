/**
 * Generates what the forms of the app say of their fields, from the body of each operation: how long a text may be, how small
 * and how large a number, and what may not be left out. One file for each file of the contract, one constant for each
 * operation, in the words of a field's properties: `<TextField {...createJobLimits.name} />`.
 */
import { readFileSync } from 'node:fs';
import { parseYaml } from '@redocly/openapi-core';

type Schema = {
  $ref?: string;
  type?: string | string[];
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
};
type Operation = { operationId: string; requestBody?: { content: Record<string, { schema: Schema }> } };
type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } };
/** Of a field; of what has fields itself, theirs by name. */
type Limits = { [name: string]: Limits | number | true };

const header = '// Generated from `openapi/` by `npm run contract`.\n';

/** How long a text is at most that matches a pattern of fixed parts, such as `^PEN[0-9]{12}$`; undefined of any other. */
function longestOf(pattern = ''): number | undefined {
  const part = /(\[[^\]]+\]|[\w-])(?:\{(?:\d+,)?(\d+)\}|\?)?/g;
  const lengths = pattern.split('|').map((alternative) => {
    const [, text] = /^\^(.+)\$$/.exec(alternative) ?? [];
    if (text === undefined || text.replaceAll(part, '') !== '') return Number.NaN;
    return [...text.matchAll(part)].reduce((sum, [, , most = '1']) => sum + Number(most), 0);
  });
  return Math.max(...lengths) || undefined;
}

function limitsOf(given: Schema, schemas: Document['components']['schemas'], isRequired = false): Limits {
  const schema = schemas[given.$ref?.split('/').at(-1) ?? ''] ?? given;
  const {
    minLength = 0,
    maxLength = longestOf(schema.pattern),
    minimum,
    maximum,
    properties,
    items,
    required = [],
  } = schema;
  if (items !== undefined) return properties === undefined && maxLength === undefined ? limitsOf(items, schemas) : {};
  if (properties !== undefined)
    return Object.fromEntries(
      Object.entries(properties)
        .map(([name, one]) => [name, limitsOf(one, schemas, required.includes(name))] as const)
        .filter(([, limits]) => Object.keys(limits).length > 0),
    );
  const isNumber = [schema.type].flat().some((type) => type === 'integer' || type === 'number');
  return {
    ...(isRequired && (isNumber || minLength > 0) ? { isRequired: true } : {}),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined ? {} : { max: maximum }),
  };
}

function written(limits: Limits): string {
  const each = Object.entries(limits).map(
    ([name, one]) => `${/^\w+$/.test(name) ? name : `'${name}'`}: ${typeof one === 'object' ? written(one) : one}`,
  );
  return `{ ${each.join(', ')} }`;
}

/** The text of each file of `openapi/generated/limits`, by its name. */
export function limitFilesOf(document: unknown): Map<string, string> {
  const { paths, components } = document as Document;
  const { paths: places } = parseYaml(readFileSync('openapi/steward.yaml', 'utf8')) as {
    paths: Record<string, { $ref: string }>;
  };
  const files = new Map<string, string>();
  for (const [path, item] of Object.entries(paths))
    for (const { operationId, requestBody } of Object.values(item)) {
      const [{ schema = {} } = {}] = Object.values(requestBody?.content ?? {});
      const limits = Object.entries(limitsOf(schema, components.schemas));
      if (limits.length === 0) continue;
      const file = `${places[path]?.$ref.split('.yaml')[0]}.ts`;
      const fields = limits.map(([name, one]) => `\n  ${name}: ${typeof one === 'object' ? written(one) : one},`);
      files.set(
        file,
        `${files.get(file) ?? header}\nexport const ${operationId}Limits = {${fields.join('')}\n} as const;\n`,
      );
    }
  return files;
}
