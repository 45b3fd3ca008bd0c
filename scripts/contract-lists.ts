/**
 * Generates constants from the contract for app and server: for each enum schema its values and, where given, its labels
 * (`x-labels`) and descriptions (`x-enumDescriptions`).
 */
import { readFileSync } from 'node:fs';
import { parseYaml } from '@redocly/openapi-core';

type Texts = Record<string, string>;
type Schema = { enum?: string[]; description?: string; 'x-labels'?: Texts; 'x-enumDescriptions'?: Texts };
type Operation = { operationId: string; security?: unknown[]; 'x-held'?: boolean };

const header = '// Generated from `openapi/` by `npm run contract`.\n';
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const list = (name: string, values: readonly string[]) =>
  `export const ${name} = [${values.map((value) => `\n  ${quoted(value)},`).join('')}\n] as const;\n`;
const record = (name: string, texts: Texts) =>
  `export const ${name} = {${Object.entries(texts)
    .map(([value, text]) => `\n  ${quoted(value)}: ${quoted(text)},`)
    .join('')}\n} as const;\n`;

/** `CompanySize` → `companySizes`. */
function plural(name: string): string {
  const start = name.charAt(0).toLowerCase() + name.slice(1);
  if (/[^aeiou]y$/.test(start)) return `${start.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(start) ? `${start}es` : `${start}s`;
}

function constantsOf(name: string, schema: Schema): string[] {
  const values = schema.enum ?? [];
  const describes = (key: 'x-labels' | 'x-enumDescriptions', suffix: string) => {
    const texts = schema[key];
    if (texts === undefined) return [];
    const given = Object.keys(texts);
    if (given.length !== values.length || !values.every((value) => given.includes(value)))
      throw new Error(`${name}: ${key} must have one text for each value of the enum.`);
    return [record(`${name.charAt(0).toLowerCase()}${name.slice(1)}${suffix}`, texts)];
  };
  const comment =
    schema.description === undefined ? '' : `/** ${schema.description.trim().replaceAll(/\s+/g, ' ')} */\n`;
  return [
    `${comment}${list(plural(name), values)}`,
    ...describes('x-labels', 'Labels'),
    ...describes('x-enumDescriptions', 'Descriptions'),
  ];
}

/** The text of `lists/<domain>.ts`; null when the domain's file has no named enum. */
export function listsOf(file: string): string | null {
  const { schemas = {} } = parseYaml(readFileSync(file, 'utf8')) as { schemas?: Record<string, Schema> };
  const constants = Object.entries(schemas).flatMap(([name, schema]) =>
    schema.enum === undefined ? [] : constantsOf(name, schema),
  );
  return constants.length === 0 ? null : [header, ...constants].join('\n');
}

/** The text of `lists/operations.ts`: the operations that the server treats differently, as types. */
export function operationListsOf(operations: readonly Operation[]): string {
  const ids = (isListed: (operation: Operation) => boolean) =>
    operations.filter(isListed).map((one) => one.operationId);
  return [
    header,
    `/** Operations that everybody may call: \`security: []\`. */\n${list(
      'openOperations',
      ids(({ security }) => security?.length === 0),
    )}`,
    `/** Operations that may make their caller wait (\`x-held\`). */\n${list(
      'heldOperations',
      ids((operation) => operation['x-held'] === true),
    )}`,
  ].join('\n');
}
