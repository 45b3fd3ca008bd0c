/**
 * `node tests/faults/renewals.ts [--kills 25] [--seed N]`
 *
 * Kills the server with -9 while people renew the papers and services of vehicles with files, and restarts it. Nothing that was
 * acknowledged may be lost, no paper or service may be renewed twice, and the collector may leave no file without a row. The
 * exit code is not 0 after a violation.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { commitSeed } from '../../scripts/commit-seed.ts';
import { inLagos as day } from '../../server/platform/time/lagos.testing.ts';
import { newRegister, type Register } from './documents.ts';
import { lookAtFiles } from './orphans.ts';
import { type Answered, call, expectStatus, signIn } from './people.ts';
import { killAll } from './processes.ts';
import { randomFrom } from './random.ts';
import { openWorld, type World } from './worlds.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '25' },
    seed: { type: 'string', default: String(commitSeed()) },
  },
});
const [kills, seed] = [Number(values.kills), Number(values.seed)];
/** Each with a paper and a service. */
const vehicles = 3;

const folder = mkdtempSync(join(tmpdir(), 'steward-renewals-'));
chmodSync(folder, 0o755);
process.on('exit', () => {
  killAll();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** Of each renewal the next one: later papers, and services up to today. */
const bodies = {
  statutory: (round: number) => ({
    type: 'insurance',
    title: 'Third party',
    issue_date: day(0),
    due_date: day(10 + round),
  }),
  services: (round: number) => ({
    description: 'Oil and filters',
    cost: 45_000,
    service_date: day(round - kills - 1),
    due_date: day(20 + round),
  }),
};
/** A paper or a service that is renewed again and again. */
type Chain = { vehicle: string; place: keyof typeof bodies; id: string; digests: Map<string, string> };
type Renewal = Pick<Answered, 'sentAt' | 'answeredAt' | 'sent'>;

const asking = (world: World, { businessId, person }: Register) => {
  const ask = (method: string, path: string, body: object) =>
    call(world.url, method, `/api/c/${businessId}/${path}`, { token: person.token, ...body });

  const newChains = async (n: number): Promise<Chain[]> => {
    const vehicle = { type: 'truck', make: 'toyota', model: 'toyota-hilux-truck', plate_no: `KJA-${n}-YD` };
    const { body } = await expectStatus(201, ask('POST', 'vehicles/', { json: vehicle }));
    const chains: Chain[] = [];
    for (const place of ['statutory', 'services'] as const) {
      const created = ask('POST', `vehicles/${body.id}/${place}/`, { json: bodies[place](0) });
      chains.push({ vehicle: body.id, place, id: (await expectStatus(201, created)).body.id, digests: new Map() });
    }
    return chains;
  };

  /** As the app does it: the file first, then what it belongs to, under one key however often it is sent. */
  const renew = async (chain: Chain, round: number, after: number): Promise<Renewal> => {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(500_000), Buffer.from('\n%%EOF\n')]);
    const form = () => {
      const made = new FormData();
      made.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'paper.pdf');
      return made;
    };
    await sleep(after);
    const sentAt = performance.now();
    const uploaded = await expectStatus(201, ask('POST', 'vehicle-attachments/', { form }));
    const json = { ...bodies[chain.place](round), attachments: [uploaded.body.id] };
    const path = `vehicles/${chain.vehicle}/${chain.place}/${chain.id}/`;
    const renewed = await expectStatus(200, ask('PUT', path, { json, key: randomUUID() }));
    chain.id = renewed.body.id;
    chain.digests.set(chain.id, createHash('sha256').update(bytes).digest('hex'));
    return { sentAt, answeredAt: renewed.answeredAt, sent: uploaded.sent + renewed.sent };
  };
  return { newChains, renew };
};

/** Everything that was acknowledged is there with its file, and nothing else is. */
async function lookAt({ sql, dataDir }: World, { businessId }: Register, chains: readonly Chain[]): Promise<string[]> {
  const rows = await sql<{ id: string; vehicle: string; place: string; is_current: boolean; files: string[] }>(
    `select d.id, d.vehicle, d.place, d.is_current,
       coalesce((select array_agg(f.stored_as) from asset_attachments f
         where f.business_id = $1 and f.subject_kind = d.kind and f.subject_id = d.id), '{}') as files
     from (select id, asset_id as vehicle, 'statutory' as place, 'document' as kind, is_current from asset_documents
         where business_id = $1
       union all select id, asset_id, 'services', 'maintenance', is_open from maintenances where business_id = $1) d`,
    [businessId],
  );
  const digestOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(dataDir, 'files', file.slice(-2), file)))
      .digest('hex');
  return chains.flatMap(({ vehicle, place, digests }) => {
    const own = rows.filter((row) => row.vehicle === vehicle && row.place === place);
    const what = `the ${place} of ${vehicle}`;
    const problems = own.length === digests.size + 1 ? [] : [`${what} are ${own.length}, not ${digests.size + 1}`];
    if (own.filter(({ is_current }) => is_current).length !== 1) problems.push(`${what} have no one current entry`);
    for (const [id, digest] of digests) {
      const files = own.find((row) => row.id === id)?.files;
      if (files === undefined) problems.push(`${what} lost ${id}`);
      else if (files.map(digestOf).join() !== digest) problems.push(`${what} have other files at ${id}`);
    }
    return problems;
  });
}

const violations: string[] = [];
const complain = (violation: string) => {
  violations.push(violation);
  console.log(violation);
};
const counts = { kills: 0, renewals: 0, 'in the middle': 0, 'sent again': 0 };
console.log(`${kills} kills; --seed ${seed}`);
try {
  const random = randomFrom(seed);
  const world = await openWorld('server', folder);
  const register = await newRegister(world, 'fleet');
  const { newChains, renew } = asking(world, register);
  const chains: Chain[] = [];
  for (let n = 0; n < vehicles; n++) chains.push(...(await newChains(n)));
  let span = 400;
  for (let round = 1; round <= kills; round++) {
    // A sign-in lasts ten minutes.
    if (round % 10 === 0) await signIn(world.url, register.person);
    const renewing = Promise.all(chains.map((chain) => renew(chain, round, random.fraction() * span)));
    await sleep(random.fraction() * span);
    const { killedAt, livingAt } = world.strike(random);
    const done = await renewing;
    await livingAt;
    counts.kills += 1;
    counts.renewals += done.length;
    counts['in the middle'] += done.filter((one) => one.sentAt < killedAt && one.answeredAt > killedAt).length;
    counts['sent again'] += done.filter(({ sent }) => sent > 2).length;
    const through = done.filter(({ answeredAt }) => answeredAt < killedAt).length;
    span *= through > done.length / 2 ? 0.8 : through === 0 ? 1.2 : 1;
  }
  for (const violation of await lookAt(world, register, chains)) complain(violation);
  for (const violation of await lookAtFiles(world, random)) complain(violation);
  await world.stop();
} catch (error) {
  complain((error as Error).stack ?? String(error));
}
console.table([{ ...counts, violations: violations.length }]);
console.log(`${counts.kills} passed, ${violations.length} failed`);
process.exit(violations.length === 0 ? 0 : 1);
