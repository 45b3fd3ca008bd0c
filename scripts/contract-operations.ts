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
type Answer = { $ref?: string; content?: Content };
type Operation = {
  operationId: string;
  summary: string;
  security?: unknown[];
  parameters?: { $ref?: string }[];
  requestBody?: { content: Content };
  responses: Record<string, Answer>;
  'x-reads'?: string[];
  'x-changes'?: string[];
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> };
};

const header = '// Generated from `openapi/` by `npm run contract`.\n';
const success = ['200', '201', '202', '204'];

export function operationsOf({ paths, components }: Document): Map<string, string> {
  const named = <One>(all: Record<string, One>, one: One & { $ref?: string }): One =>
    all[one.$ref?.split('/').at(-1) ?? ''] ?? one;
  const resolved = (schema: Schema) => named(components.schemas, schema);
  const takes = ({ parameters = [] }: Operation, name: string) =>
    parameters.some(({ $ref }) => $ref === `#/components/parameters/${name}`);

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

  function written(method: string, path: string, operation: Operation): string {
    const { operationId: id, summary, security, requestBody } = operation;
    const answer = answerOf(operation);
    const [answerType] = Object.keys(answer);
    const answered = resolved(answer['application/json']?.schema ?? {}).properties ?? {};
    const shows = shownBy(operation);
    const [bodyType, { schema = {} } = {}] = Object.entries(requestBody?.content ?? {})[0] ?? [];
    const isForm = bodyType === 'multipart/form-data';
    const files = Object.entries(resolved(schema).properties ?? {}).filter(
      ([, { contentMediaType }]) => contentMediaType,
    );
    const marks = [
      ...(bodyType === undefined ? [] : [`body: '${isForm ? 'form' : 'json'}'`]),
      ...(security?.length === 0 ? ['open: true'] : []),
      ...(answerType === undefined || answerType === 'application/json' ? [] : ['file: true']),
      ...(['count', 'next', 'previous', 'results'].every((name) => name in answered) ? ['page: true'] : []),
      ...(shows !== undefined && placed.includes(shows) ? [`shows: '${shows}'`] : []),
      ...(takes(operation, 'idempotencyKey') ? ['keyed: true'] : []),
      ...(['reads', 'changes'] as const).flatMap((what) => {
        const resources = operation[`x-${what}`] ?? [];
        return resources.length === 0 ? [] : [`${what}: [${resources.map((one) => `'${one}'`).join(', ')}]`];
      }),
    ];
    const types = isForm && files.length > 0 ? `<'${id}', ${files.map(([name]) => `'${name}'`).join(' | ')}>` : '';
    const make = takes(operation, 'ifVersion') ? 'edit' : 'operation';
    const given = [`'${id}'`, `'${method} ${path}'`, ...(marks.length === 0 ? [] : [`{ ${marks.join(', ')} }`])];
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
