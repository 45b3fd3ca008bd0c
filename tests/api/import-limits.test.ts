import { expect, it } from 'vitest';
import { assetImportRules } from '../../rules/assets/import-rules.ts';
import { employeeImportRulesOf } from '../../rules/hr/import-rules.ts';
import { openingBalanceRules } from '../../rules/timeoff/opening-balances.ts';
import { newOwner } from '../../server/onboarding/onboarding.testing.ts';
import { readContract } from '../../server/platform/contract.ts';
import { toE164 } from '../../server/platform/phone.ts';
import { startTestServer } from '../../server/platform/testing.ts';

const server = await startTestServer({ jobs: true });
const { businessId, token } = await newOwner(server);
const { body: pack } = await server.call('POST', `/c/${businessId}/timeoff_policy/pack/`, { token });
const annual = pack.policies.find(({ kind }: { kind: string }) => kind === 'annual').id;
const { properties } = readContract().components.schemas.NewImport as { properties: { rows: { maximum: number } } };

it.each([
  ['assets', assetImportRules],
  ['employees', employeeImportRulesOf(toE164)],
  ['balances', openingBalanceRules],
])('an import of %s takes as many rows as its rules say', async (kind, { mostRows }) => {
  const policy = kind === 'balances' ? { policy: annual } : {};
  const given = { file_name: 'a.csv', mode: 'good_rows', mapping: [], ...policy };
  const begin = (rows: number) =>
    server.call('POST', `/c/${businessId}/imports/${kind}/`, { token, json: { ...given, rows } });
  expect((await begin(mostRows)).status).toBe(201);
  expect(await begin(mostRows + 1)).toMatchObject({ status: 400, body: { rows: [expect.any(String)] } });
  expect(mostRows).toBeLessThanOrEqual(properties.rows.maximum);
});
