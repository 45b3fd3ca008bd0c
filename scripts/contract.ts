/**
 * Bundles `openapi/` and generates what both programs compile against: `openapi/generated/steward.json`,
 * `openapi/generated/contract.ts`, the constants in `openapi/generated/lists/` and
 * `openapi/generated/limits/`, the functions in `src/services/operations/`, and `docs/contract.md`.
 *
 * `node scripts/contract.ts` writes them; with `--check` it writes nothing and fails where a file has drifted.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import type { Document as Described } from '../server/platform/contract.ts';
import { limitFilesOf } from './contract-limits.ts';
import { declareLines } from './contract-lines.ts';
import { listsOf, operationListsOf } from './contract-lists.ts';
import { operationsOf } from './contract-operations.ts';
import { pages } from './contract-pages.ts';
import { declareRefusals } from './contract-refusals.ts';

type Operation = {
  operationId: string;
  summary: string;
  tags: [string];
  'x-origin': 'given' | 'named' | 'added';
  'x-holder'?: 'it' | 'any';
  'x-permission'?: string[] | Record<string, Record<string, string[]>>;
  'x-permission-reason'?: string;
  'x-owner'?: true;
  'x-held'?: boolean;
  security?: unknown[];
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
};

const config = await createConfig({ plugins: [pages], preprocessors: { 'pages/written': 'on' } });
const { bundle: bundled } = await bundle({ ref: 'openapi/steward.yaml', config });
const document = bundled.parsed as Document;
declareRefusals(bundled.parsed as Described);
declareLines(bundled.parsed);
// A bundle has its parts in the order in which it met them, and one more reference would move hundreds of lines.
for (const [kind, parts] of Object.entries(document.components))
  document.components[kind] = Object.fromEntries(
    Object.entries(parts).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
const json = `${JSON.stringify(document, null, 1)}\n`;
const types = astToString(await openapiTS(json, { exportType: true, defaultNonNullable: false, alphabetize: true }));

const isOfBusiness = (path: string) => path.startsWith('/c/{domain}/');

function whoMayCall(
  operation: Pick<Operation, 'security' | 'x-holder' | 'x-owner' | 'x-permission'>,
  path: string,
): string {
  const { security, 'x-holder': holder, 'x-owner': isForOwner, 'x-permission': permissions = [] } = operation;
  if (security?.length === 0) return 'everybody';
  if (isForOwner) return 'owner';
  if (!Array.isArray(permissions))
    return Object.entries(permissions)
      .flatMap(([, kinds]) => Object.entries(kinds).map(([kind, needed]) => `${kind}: ${needed.join(' or ')}`))
      .join(', ');
  if (permissions.length > 0) {
    const holders = holder === undefined ? [] : [holder === 'it' ? 'who has it' : 'who has one'];
    return [...permissions, ...holders].join(' or ');
  }
  return isOfBusiness(path) ? 'every member' : 'signed in';
}

function overview({ paths }: Document): string {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  );
  const rows = (origin: Operation['x-origin']) =>
    operations
      .filter((operation) => operation['x-origin'] === origin)
      .map(
        ({ operationId, method, path, summary, ...operation }) =>
          `| \`${operationId}\` | ${method} \`${path}\` | ${summary} | ${whoMayCall(operation, path)} |`,
      );
  const openRows = (isListed: (path: string) => boolean) =>
    operations
      .filter(({ path, 'x-permission-reason': why }) => why !== undefined && isListed(path))
      .map(
        ({ operationId, method, path, 'x-permission-reason': why }) =>
          `| \`${operationId}\` | ${method} \`${path}\` | ${why} |`,
      )
      .join('\n');
  const table = (origin: Operation['x-origin']) =>
    ['| operation | path | what | who |', '|---|---|---|---|', ...rows(origin)].join('\n');
  return `# The contract, by origin

Generated from \`openapi/\` by \`npm run contract\`; ${operations.length} operations.

## Given
Path and method stand in the product's specification.

${table('given')}

## Named
The specification names the call; the path is ours.

${table('named')}

## Added
Ours.

${table('added')}

## Open to every member

Operations of a business that need no permission (\`x-permission: []\`), each with its reason.

| operation | path | why |
|---|---|---|
${openRows(isOfBusiness)}

## Open to everybody who is signed in

Operations outside a business, or that name one in their body.

| operation | path | why |
|---|---|---|
${openRows((path) => !isOfBusiness(path))}
`;
}

const folder = 'openapi/generated/lists';
const limitsFolder = 'openapi/generated/limits';
const files = new Map([
  ['openapi/generated/steward.json', json],
  ['openapi/generated/contract.ts', types],
  ['docs/contract.md', overview(document)],
  [`${folder}/operations.ts`, operationListsOf(Object.values(document.paths).flatMap((item) => Object.values(item)))],
]);
for (const file of globSync('openapi/*.yaml').sort()) {
  const lists = listsOf(file);
  if (lists !== null) files.set(`${folder}/${basename(file, '.yaml')}.ts`, lists);
}
for (const [file, text] of operationsOf(bundled.parsed)) files.set(`src/services/operations/${file}`, text);
for (const [file, text] of limitFilesOf(bundled.parsed)) files.set(`${limitsFolder}/${file}`, text);
const stale = globSync([`${folder}/*.ts`, `${limitsFolder}/*.ts`, 'src/services/operations/*.ts']).filter(
  (file) => !files.has(file),
);

if (process.argv.includes('--check')) {
  const drifted = [...files].filter(([file, text]) => !isWritten(file, text)).map(([file]) => file);
  for (const file of [...drifted, ...stale])
    console.error(`${file} has drifted from openapi/: run \`npm run contract\`.`);
  process.exitCode = drifted.length + stale.length > 0 ? 1 : 0;
} else {
  for (const each of [folder, limitsFolder, 'src/services/operations']) mkdirSync(each, { recursive: true });
  for (const file of stale) rmSync(file);
  for (const [file, text] of files) writeFileSync(file, text);
}

function isWritten(file: string, text: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === text;
}
