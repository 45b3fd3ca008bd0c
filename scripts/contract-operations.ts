/**
 * Generates what the app calls: each operation of the contract as a function that knows its method, its path, its marks and
 * its types (`src/services/shared/operation.ts`). One file for each file of the contract.
 */
import { readFileSync } from 'node:fs';
import { parseYaml } from '@redocly/openapi-core';

type Schema = {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  contentMediaType?: string;
  allOf?: Schema[];
};
type Content = Record<string, { schema: Schema }>;
type Parameter = { $ref?: string; name?: string; in?: string };
type Answer = { $ref?: string; content?: Content };
type Operation = {
  operationId: string;
  summary: string;
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, Answer>;
  'x-reads'?: string[];
  'x-changes'?: string[];
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Answer>;
    parameters: Record<string, Parameter>;
  };
};

const header = '// Generated from `openapi/` by `npm run contract`.\n';
const formType = 'multipart/form-data';
const literal = (mark: unknown): string => {
  if (Array.isArray(mark)) return `[${mark.map(literal).join(', ')}]`;
  return typeof mark === 'string' ? `'${mark}'` : String(mark);
};
const success = ['200', '201', '202', '204'];

export function operationsOf({ paths, components }: Document): Map<string, string> {
  const named = <One>(all: Record<string, One>, one: One & { $ref?: string }): One =>
    all[one.$ref?.split('/').at(-1) ?? ''] ?? one;
  const resolved = (schema: Schema) => named(components.schemas, schema);
  const takes = ({ parameters = [] }: Operation, name: string) =>
    parameters.some(({ $ref }) => $ref === `#/components/parameters/${name}`);

  /** The names of what stands in the query beside a body; without a body, that is everything outside the path. */
  const besideBody = ({ parameters = [], requestBody }: Operation): string[] =>
    parameters
      .map((one) => named(components.parameters, one))
      .flatMap(({ in: place, name }) => (requestBody && place === 'query' && name !== undefined ? [name] : []));

  const answerOf = ({ responses }: Operation): Content => {
    const succeeded = Object.entries(responses).find(([status]) => success.includes(status))?.[1] ?? {};
    return named(components.responses, succeeded).content ?? {};
  };
  /** The name of what is answered: alone, as the items of a list, or as the results of a page. */
  const shownBy = (operation: Operation): string | undefined => {
    const schema = answerOf(operation)['application/json']?.schema ?? {};
    const { items, properties } = resolved(schema);
    return (items ?? properties?.results?.items ?? schema).$ref?.split('/').at(-1);
  };
  const shown = (isRead: boolean) =>
    new Set(
      Object.values(paths).flatMap((item) =>
        Object.entries(item)
          .filter(([method]) => (method === 'get') === isRead)
          .map(([, operation]) => shownBy(operation)),
      ),
    );
  /** What is both read and answered by a change, which can stand in the place of what was read. */
  const placed = [...shown(true)].filter((one) => shown(false).has(one));

  /** What the app has to know of an operation besides its place and its types. */
  function marksOf(operation: Operation): string {
    const [answerType] = Object.keys(answerOf(operation));
    const answered = resolved(answerOf(operation)['application/json']?.schema ?? {}).properties ?? {};
    const shows = shownBy(operation);
    const marks = {
      body: operation.requestBody && (formType in operation.requestBody.content ? 'form' : 'json'),
      query: besideBody(operation),
      open: operation.security?.length === 0,
      file: answerType !== undefined && answerType !== 'application/json',
      page: ['count', 'next', 'previous', 'results'].every((name) => name in answered),
      shows: placed.includes(shows) ? shows : undefined,
      keyed: takes(operation, 'idempotencyKey'),
      reads: operation['x-reads'] ?? [],
      changes: operation['x-changes'] ?? [],
    };
    return Object.entries(marks)
      .filter(([, mark]) => (Array.isArray(mark) ? mark.length > 0 : mark))
      .map(([name, mark]) => `${name}: ${literal(mark)}`)
      .join(', ');
  }

  function written(method: string, path: string, operation: Operation): string {
    const { operationId: id, summary, requestBody } = operation;
    const [bodyType, { schema = {} } = {}] = Object.entries(requestBody?.content ?? {})[0] ?? [];
    const isForm = bodyType === formType;
    const files = Object.entries(resolved(schema).properties ?? {}).filter(
      ([, { contentMediaType }]) => contentMediaType,
    );
    const marks = marksOf(operation);
    const types = isForm && files.length > 0 ? `<'${id}', ${files.map(([name]) => `'${name}'`).join(' | ')}>` : '';
    const make = takes(operation, 'ifVersion') ? 'edit' : 'operation';
    const given = [`'${id}'`, `'${method} ${path}'`, ...(marks === '' ? [] : [`{ ${marks} }`])];
    return `/** ${summary.replace(/\.$/, '')}. */\nexport const ${id} = /* @__PURE__ */ ${make}${types}(${given.join(', ')});\n`;
  }

  const places = (
    parseYaml(readFileSync('openapi/steward.yaml', 'utf8')) as { paths: Record<string, { $ref: string }> }
  ).paths;
  const files = new Map<string, string[]>();
  for (const [path, item] of Object.entries(paths)) {
    const file = `${places[path]?.$ref.split('.yaml')[0]}.ts`;
    const all = Object.entries(item).map(([method, operation]) => written(method, path, operation));
    files.set(file, [...(files.get(file) ?? []), ...all]);
  }
  return new Map(
    [...files].map(([file, all]) => {
      const makers = ['edit', 'operation'].filter((make) => all.some((one) => one.includes(`*/ ${make}`)));
      const imports = makers.map((make) => `import { ${make} } from '../shared/${make}.ts';\n`);
      return [file, [header, ...imports, '\n', all.join('\n')].join('')];
    }),
  );
}
