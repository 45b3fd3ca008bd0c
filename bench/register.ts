/**
 * `node bench/register.ts [--assets 1000000] [--asks 60]`: the register of a business with many assets against one with 1,000,
 * among a thousand businesses, side by side: lists by filter, order and deep page, search and dashboard, one request at a time.
 * Each question goes to both businesses in turn, so that whatever else the machine does meets both.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { figure, quantile, startSteward, temporaryFolder } from './common.ts';
import { generateAssets, largeAndSmall, surround } from './register-data.ts';

const { values } = parseArgs({
  options: {
    assets: { type: 'string', default: '1000000' },
    asks: { type: 'string', default: '60' },
  },
});
const steward = await startSteward(temporaryFolder());
const owner = new pg.Client({ connectionString: steward.ownerUrl });
await owner.connect();

const few = 1000;
const many = Number(values.assets);

const { large, small } = await largeAndSmall(steward.url, owner, {
  large: (businessId) => generateAssets(owner, businessId, many),
  small: async (businessId) => {
    await generateAssets(owner, businessId, few);
    await surround(owner, businessId, { count: 998, assets: 20 });
  },
});

type Business = typeof large;
const [region] = (
  await owner.query<{ id: string }>('select id from regions where business_id = $1', [large.businessId])
).rows;
const [type] = (
  await owner.query<{ id: string }>("select id from asset_types where business_id = $1 and name = 'Laptop'", [
    large.businessId,
  ])
).rows;
const idsOf = { [large.businessId]: { region: region?.id, type: type?.id } } as Record<
  string,
  { region?: string; type?: string }
>;
const own = async ({ businessId }: Business) => {
  idsOf[businessId] ??= {
    region: (await owner.query('select id from regions where business_id = $1', [businessId])).rows[0]?.id,
    type: (await owner.query("select id from asset_types where business_id = $1 and name = 'Laptop'", [businessId]))
      .rows[0]?.id,
  };
  return idsOf[businessId];
};
await own(small);

/** The most that the p95 of the large business may be, as a multiple of the small one's. */
const questions: Record<string, { goal: number; path: (business: Business, count: number) => string }> = {
  'first page': { goal: 1.5, path: () => 'assets/?page_size=20' },
  'by name': { goal: 1.5, path: () => 'assets/?page_size=20&ordering=name' },
  'by cost, falling': { goal: 1.5, path: () => 'assets/?page_size=20&ordering=-cost' },
  'of a status': { goal: 1.5, path: () => 'assets/?page_size=20&status=sold' },
  'of a type, by name': {
    goal: 1.5,
    path: ({ businessId }) => `assets/?page_size=20&ordering=name&asset_type=${idsOf[businessId]?.type}`,
  },
  'at a location': {
    goal: 1.5,
    path: ({ businessId }) => `assets/?page_size=20&location=${idsOf[businessId]?.region}`,
  },
  'page in the middle': { goal: 1.5, path: (_business, count) => `assets/?page_size=20&page=${Math.ceil(count / 40)}` },
  'dashboard: states': { goal: 1.5, path: () => 'dashboard/asset_status_breakdown/' },
  'dashboard: flow': { goal: 1.5, path: () => 'dashboard/asset_flow/' },
  'dashboard: value': { goal: 1.5, path: () => 'dashboard/asset_value/' },
  'search: serial number': { goal: 3, path: (_business, count) => `assets/?page_size=20&search=SN${(count / 2) * 7}` },
  'search: a common word': { goal: 3, path: () => 'assets/?page_size=20&search=corolla' },
};

async function ask({ businessId, token }: Business, path: string): Promise<number> {
  const from = performance.now();
  const answer = await fetch(`${steward.url}/api/c/${businessId}/asset-management/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - from;
}

for (const [name, { goal, path }] of Object.entries(questions)) {
  const times = { large: [] as number[], small: [] as number[] };
  for (let round = 0; round < Number(values.asks) + 8; round++) {
    const [ofLarge, ofSmall] = [await ask(large, path(large, many)), await ask(small, path(small, few))];
    // The first rounds warm up: a statement is planned anew five times.
    if (round < 8) continue;
    times.large.push(ofLarge);
    times.small.push(ofSmall);
  }
  const [p95, of] = [quantile(times.large, 0.95), quantile(times.small, 0.95)];
  figure(`${name}, p95`, p95, 'ms');
  figure(`${name}, of that of the small business`, p95 / of, '×', { most: goal });
}
await owner.end();
await steward.stop();
process.exit();
