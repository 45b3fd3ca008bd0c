/**
 * `node bench/fleet.ts [--vehicles 10000] [--years 5] [--asks 60]`: the fleet of a business with many vehicles against one with
 * 100, side by side, both with years of fuel, services, repairs, papers and checks: the list, its cards, the reminders, the
 * missing checks, the costs and the use, one request at a time. Each question goes to both businesses in turn.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { figure, quantile, startSteward, temporaryFolder } from './common.ts';
import { generateFleet } from './fleet-data.ts';
import { largeAndSmall } from './register-data.ts';

const { values } = parseArgs({
  options: {
    vehicles: { type: 'string', default: '10000' },
    years: { type: 'string', default: '5' },
    asks: { type: 'string', default: '60' },
  },
});
const steward = await startSteward(temporaryFolder());
const owner = new pg.Client({ connectionString: steward.ownerUrl });
await owner.connect();

const few = 100;
const [many, years] = [Number(values.vehicles), Number(values.years)];
const { large, small } = await largeAndSmall(steward.url, owner, {
  large: (businessId) => generateFleet(owner, businessId, { vehicles: many, years }),
  small: (businessId) => generateFleet(owner, businessId, { vehicles: few, years }),
});

type Business = typeof large;
/** The most that the p95 of the large business may be, as a multiple of the small one's. */
const goal = 1.5;
const lastYear = new Date().getFullYear() - 1;
const questions: Record<string, (business: Business, count: number) => string> = {
  'list: first page': () => 'vehicles/',
  'list: of a type': () => 'vehicles/?type=car',
  'list: of a status': () => 'vehicles/?status=in_shop',
  'list: a plate': () => 'vehicles/?search=PLATE-42',
  'cards: types': () => 'vehicle-dashboard/type-stats/',
  'cards: statuses': () => 'vehicle-dashboard/status-stats/',
  'cards: due': () => 'vehicle-dashboard/reminder-stats/',
  'reminders: services': () => 'vehicle-service-reminders/',
  'reminders: papers': () => 'vehicle-statutory-reminders/',
  'missing checks': () => 'vehicle-checks/missing/',
  'costs: months': () => `vehicle-costs/?year=${lastYear}`,
  'costs: by vehicle': () => `vehicle-costs/vehicles/?period=${lastYear}`,
  'costs: by driver': () => `vehicle-costs/drivers/?period=${lastYear}`,
  'use: months': () => `vehicle-use/?year=${lastYear}`,
  'use: by vehicle': () => `vehicle-use/vehicles/?period=${lastYear}`,
};

async function ask({ businessId, token }: Business, path: string): Promise<number> {
  const from = performance.now();
  const answer = await fetch(`${steward.url}/api/c/${businessId}/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - from;
}

for (const [name, path] of Object.entries(questions)) {
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
