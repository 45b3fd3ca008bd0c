/**
 * The attack: every operation is sent what nobody should send, at random, by everybody, some of it twice at once. No answer
 * is a defect, each is as the contract says, what is refused has stored nothing, and nobody reaches another tenant.
 * By night more is sent, chosen by the commit: `FUZZ_SEED=7 npx vitest run tests/api/fuzz.test.ts` sends something else, and
 * `FUZZ_RUNS=5000` more to each operation.
 */
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import pLimit from 'p-limit';
import { describe, expect, it, vi } from 'vitest';
import { commitSeed, howToRepeat, inSample } from '../../scripts/commit-seed.ts';
import { isNightly } from '../../scripts/nightly.ts';
import { answerFault, type RawAnswer } from '../../server/platform/answers.testing.ts';
import { idFormat } from '../../server/platform/database/ids.ts';
import { startTestServer } from '../../server/platform/testing.ts';
import { soon } from '../soon.ts';
import { type Attack, attacksOn } from './fuzz.ts';
import { type Populated, populated } from './populated.ts';
import { type Answer, inject, type Place } from './requests.ts';
import { placeAt, rightBody } from './scene.ts';
import { type Described, fits, operations, resolved } from './schemas.ts';
import { storedBy } from './stored.ts';

// By day always the same attacks, so that a failure belongs to the change that brought it.
const seed = Number(process.env.FUZZ_SEED ?? (isNightly() ? commitSeed() : 20_261_121));
const count = Number(process.env.FUZZ_RUNS ?? (isNightly() ? 80 : 15));
const server = await startTestServer({ jobs: true });
vi.setConfig({ testTimeout: 120_000 + 400 * count });
const theirs = await populated(server);
const atOnce = pLimit(8);
/** More requests at once than the database serves within its timeout, or more pictures than are decoded, are rightly refused. */
const requestsAtOnce = pLimit(40);
const picturesAtOnce = pLimit(10);
/** Some of the requests are served while the others are refused, so that all are after so many tries on the slowest machine. */
const mostTries = 60;

/** Asks a server that is full again when it says. That it is full without saying so is a defect. */
async function untilServed(act: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await act();
    const after = answer.headers.get('retry-after');
    if (answer.status !== 503 || after === null || tries === mostTries) return answer;
    await setTimeout(Number(after) * 1000);
  }
}

/** Some operations end the sign-in or the business of whoever uses them. */
let ours: Populated | undefined;
async function standing(): Promise<Populated> {
  const reads = (token: string, businessId: string) =>
    server.call('GET', `/c/${businessId}/businesses/detail/`, { token }).then(({ status }) => status === 200);
  const isStanding =
    ours !== undefined &&
    (await reads(ours.owner.token, ours.owner.businessId)) &&
    (await reads(ours.powerless, ours.owner.businessId));
  if (!isStanding) ours = await populated(server);
  return ours as Populated;
}

/** What was accepted may have left work to do, which stores something later; also what failed, and is soon tried again. */
const workDone = () =>
  soon(async () => {
    const [left] = await server.sql<{ count: number }>(
      `select count(*)::int as count from pgboss.job
       where state in ('created', 'retry', 'active') and start_after <= now() + interval '1 minute'`,
    );
    expect(left?.count).toBe(0);
  });

const uuidsIn = ({ parameters }: Described, { path }: Pick<Attack, 'path'>) =>
  parameters
    .filter((one) => one.in === 'path' && resolved(one.schema).format === 'uuid')
    .map(({ name }) => path[name] ?? '');

/** Whether the contract alone says that this is refused. */
function isWrong(operation: Described, attack: Attack): boolean {
  const { isOpen, isOfBusiness, isForOwner, permissions, body } = operation;
  const lacks = {
    owner: false,
    nobody: !isOpen,
    theirs: isOfBusiness,
    powerless: isForOwner || permissions.length > 0,
  };
  return (
    lacks[attack.who] ||
    uuidsIn(operation, attack).some((id) => !idFormat.test(id)) ||
    (attack.fields !== undefined && !fits(body ?? {}, attack.fields))
  );
}

/** Says no more about an address than a router does, which answers before there is an operation. */
const isOfRouter = ({ status, text }: RawAnswer) =>
  (status === 404 && text === '{"detail":"Not found."}') || (status === 400 && text.includes('could not be read'));

function faultOf(operation: Described, attack: Attack, answer: RawAnswer): string | null {
  const { status, text } = answer;
  const found = `${attack.name}: ${status} ${text.slice(0, 200)}`;
  if (status >= 500) return `${found} is a defect`;
  if (status < 400 && isWrong(operation, attack)) return `${found} was taken`;
  if (status < 400 && attack.who !== 'theirs' && uuidsIn(operation, attack).some((id) => theirs.ids.includes(id)))
    return `${found} reached another tenant`;
  const fault = isOfRouter(answer) ? null : answerFault(operation, answer);
  return fault === null ? null : `${attack.name}: ${fault}`;
}

/** Refused for what others were doing at that moment, and perhaps not the next time. */
const passing = [409, 429];

/** Sends all of them; those that were refused, in a way that they would be again. */
async function send(
  operation: Described,
  attacks: readonly Attack[],
  { owner, powerless }: Populated,
): Promise<Attack[]> {
  const tokens = { owner: owner.token, powerless, theirs: theirs.owner.token, nobody: undefined };
  const sent = attacks.flatMap((attack) => (attack.isTwice ? [attack, attack] : [attack]));
  const answered = await Promise.all(
    sent.map(({ headers, body, ...attack }) =>
      atOnce(async () => {
        const { [attack.who]: token } = tokens;
        const place: Place = { path: attack.path, query: attack.query, ...(token === undefined ? {} : { token }) };
        const request = { ...(headers === undefined ? {} : { headers }), ...(body === undefined ? {} : { body }) };
        const answer = await untilServed(() => inject(server, operation, request, place));
        return { attack: { ...attack, ...request }, answer };
      }),
    ),
  );
  const faults = answered.map(({ attack, answer }) => faultOf(operation, attack, answer)).filter(Boolean);
  expect(faults.slice(0, 5)).toEqual([]);
  return answered
    .filter(({ answer }) => answer.status >= 400 && !passing.includes(answer.status))
    .map(({ attack }) => ({ ...attack, isTwice: false }));
}

/** Reads that tell the audit log who saw what. */
const audited = [
  'exportEmployees',
  'exportEmployeesWithPay',
  'exportHrReport',
  'exportSalaryReport',
  'exportTimeoffBalances',
  'exportTimeoffWorth',
  'listTimeoffWorth',
  'getSalaryReport',
  'getPayDetails',
  'downloadCompanyFile',
  'downloadMyFile',
  'downloadEmployeeDocument',
  'downloadDocumentAnswer',
  'downloadOnboardingDocument',
  'getOnboarding',
  'getProfileChange',
];

async function storesNothing(act: () => Promise<unknown>): Promise<void> {
  await workDone();
  const before = await storedBy(server);
  await act();
  expect(await storedBy(server)).toEqual(before);
}

describe(`with FUZZ_SEED=${seed} FUZZ_RUNS=${count}`, () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))('%s stands', async (id, operation) => {
    const scene = await standing();
    const { businessId } = scene.owner;
    const attacks = attacksOn(
      operation,
      { ids: { ours: scene.ids, theirs: theirs.ids }, usual: placeAt(operation, scene.owner), businessId },
      { seed: seed + operations.findIndex((one) => one.id === id), count },
    );
    const isReading = operation.method === 'GET' && !audited.includes(id);
    const wrong = attacks.filter((attack) => isReading || isWrong(operation, attack));
    await storesNothing(() => send(operation, wrong, scene));
    const refused = await send(
      operation,
      attacks.filter((attack) => !wrong.includes(attack)),
      scene,
    );
    await storesNothing(() => send(operation, refused, scene));
  });

  // Thousands of requests, where each test above sends hundreds.
  it(`all operations stand at once, with ${howToRepeat()}`, async () => {
    const rounds = 3;
    const inAnyOrder = fc.shuffledSubarray(operations, { minLength: operations.length });
    const orders = fc.sample(inAnyOrder, { seed, numRuns: rounds });
    for (const [round, order] of inSample([...orders.entries()], rounds)) {
      const { owner, ids } = await standing();
      const idsOfRound = ids.filter((_id, at) => at % rounds === round);
      const requests = order.flatMap((operation) => {
        const place = placeAt(operation, owner);
        const named = operation.parameters.filter((one) => one.in === 'path' && !['domain', 'code'].includes(one.name));
        if (named.length === 0)
          return [
            { operation, place },
            { operation, place },
          ];
        return idsOfRound.map((id) => ({
          operation,
          place: { ...place, path: { ...place.path, [named[0]?.name ?? '']: id } },
        }));
      });
      const answers = await Promise.all(
        requests.map(async ({ operation, place }) => {
          const act = () =>
            requestsAtOnce(() => inject(server, operation, rightBody(operation, owner.businessId), place));
          const answer = await untilServed(() => (operation.pictureFields.length > 0 ? picturesAtOnce(act) : act()));
          return answer.status >= 500
            ? `${operation.id} ${answer.status} ${answer.text}`
            : answerFault(operation, answer);
        }),
      );
      expect([round, answers.filter((fault) => fault !== null)]).toEqual([round, []]);
    }
  }, 1_200_000);
});
