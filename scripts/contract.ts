/**
 * Bundles `openapi/` and generates what both programs compile against:
 * `openapi/generated/steward.json`, `openapi/generated/contract.ts` and `docs/contract.md`.
 *
 * `node scripts/contract.ts` writes them; with `--check` it writes nothing and fails where a file has drifted.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';

type Operation = {
  operationId: string;
  summary: string;
  tags: [string];
  'x-origin': 'given' | 'named' | 'added';
  'x-permission'?: string[];
  'x-owner'?: true;
  security?: unknown[];
};
type Document = { paths: Record<string, Record<string, Operation>> };

const config = await createConfig({});
const { bundle: bundled } = await bundle({ ref: 'openapi/steward.yaml', config });
const document = bundled.parsed as Document;
const json = `${JSON.stringify(document, null, 1)}\n`;
const types = astToString(await openapiTS(json, { exportType: true, defaultNonNullable: false, alphabetize: true }));

function overview({ paths }: Document): string {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  );
  const rows = (origin: Operation['x-origin']) =>
    operations
      .filter((operation) => operation['x-origin'] === origin)
      .map(
        ({ operationId, method, path, summary, security, ...rest }) =>
          `| \`${operationId}\` | ${method} \`${path}\` | ${summary} | ${security?.length === 0 ? 'everybody' : rest['x-owner'] ? 'owner' : (rest['x-permission']?.join(' or ') ?? 'signed in')} |`,
      );
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
`;
}

const files = {
  'openapi/generated/steward.json': json,
  'openapi/generated/contract.ts': types,
  'docs/contract.md': overview(document),
};

const check = process.argv.includes('--check');
let drifted = false;
for (const [file, text] of Object.entries(files)) {
  if (!check) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    drifted = true;
    console.error(`${file} has drifted from openapi/: run \`npm run contract\`.`);
  }
}
process.exitCode = drifted ? 1 : 0;
