import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { assetImportRules } from '../../rules/assets/import-rules.ts';
import { employeeImportRules } from '../../rules/hr/import-rules.ts';

const { components } = JSON.parse(readFileSync('openapi/generated/steward.json', 'utf8'));

it.each([
  ['NewAssetImport', assetImportRules],
  ['NewEmployeeImport', employeeImportRules],
])('an import takes as many rows as the contract says in %s', (schema, { mostRows }) => {
  expect(components.schemas[schema].properties.rows.maximum).toBe(mostRows);
});
