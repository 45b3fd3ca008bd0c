/**
 * Whatever may be sent to an operation, sent at random: it is answered as the contract says, and what is refused has
 * stored nothing. `FUZZ_SEED=7 npx vitest run tests/api/fuzz.test.ts` sends something else.
 */
import naughtyStrings from 'big-list-of-naughty-strings' with { type: 'json' };
import { describe, expect, it, vi } from 'vitest';
import { startTestServer } from '../../server/platform/testing.ts';
import { bodiesFor, parametersFor, type Shot } from './fuzz.ts';
import { type Answer, asBody, fullBody, inject, type Place } from './requests.ts';
import { castOf, checksOn, placeAt, rightBody, standingOwnerOf } from './scene.ts';
import { type Described, fits, isRefusal, isText, operations } from './schemas.ts';
import { storedBy } from './stored.ts';

// Slow on purpose, and not what is tested here.
vi.mock('@node-rs/argon2', () => ({
  hash: async (password: string) => `hash of ${password}`,
  verify: async (hashed: string, password: string) => hashed === `hash of ${password}`,
}));

const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
const server = await startTestServer({ jobs: true });
vi.setConfig({ testTimeout: 120_000 });
const { atOnce, expectNothingStored } = checksOn(server, await castOf(server));
const standingOwner = standingOwnerOf(server);

const withBody = operations.filter(({ body }) => body !== null);
const withParameters = operations.filter(({ parameters }) => parameters.some((one) => one.in !== 'header'));
const each = (list: readonly Described[]) => list.map((operation) => [operation.id, operation] as const);

type Sending = Shot & { place: Place };

const sendAll = (operation: Described, all: readonly Sending[]) =>
  Promise.all(
    all.map(({ place, ...shot }) =>
      atOnce(async () => ({ ...shot, place, answer: await inject(server, operation, shot, place) })),
    ),
  );

function faultOf({ statuses }: Described, name: string, { status, text }: Answer, others: readonly number[] = []) {
  const found = `${name}: ${status} ${text.slice(0, 200)}`;
  if (!statuses.includes(status) && !others.includes(status)) return `${found} is not declared`;
  if (status >= 400 && !isRefusal(JSON.parse(text))) return `${found} has not the shape of a refusal`;
  return null;
}

/** What was accepted may have left work to do, which stores something later. */
const workDone = () =>
  vi.waitFor(
    async () => {
      const [left] = await server.sql<{ count: number }>(
        "select count(*)::int as count from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()",
      );
      expect(left?.count).toBe(0);
    },
    { timeout: 60_000, interval: 20 },
  );

/** Refused for what others were doing at that moment, and perhaps not the next time. */
const passing = [409, 429];

/**
 * Sends all of them, and sees that what is refused stores nothing: at once where all of them were, and otherwise by sending
 * what was refused once more.
 */
async function play(operation: Described, all: readonly Sending[], others: readonly number[] = []) {
  await workDone();
  const before = await storedBy(server);
  const answers = await sendAll(operation, all);
  const faults = answers.map(({ name, answer }) => faultOf(operation, name, answer, others)).filter(Boolean);
  expect(faults.slice(0, 5)).toEqual([]);
  const refused = answers.filter(({ answer }) => answer.status >= 400);
  if (operation.method === 'GET' || refused.length === answers.length) {
    expect(await storedBy(server)).toEqual(before);
    return refused;
  }
  await workDone();
  await expectNothingStored(async () => {
    const again = await sendAll(
      operation,
      refused.filter(({ answer }) => !passing.includes(answer.status)),
    );
    expect(again.filter(({ answer }) => answer.status < 400).map(({ name }) => name)).toEqual([]);
  });
  return refused;
}

describe(`with seed ${seed}`, () => {
  it.each(each(withBody))('%s takes no body that is wrong', async (_id, operation) => {
    const place = placeAt(operation, await standingOwner());
    const shots = bodiesFor(operation, seed, 300).map((shot) => ({ ...shot, place }));
    const refused = await play(operation, shots);
    expect(refused.length).toBeGreaterThanOrEqual(200);
    const accepted = shots.filter((shot) => !refused.some(({ name }) => name === shot.name));
    const wrongly = accepted.filter(({ fields }) => fields !== undefined && !fits(operation.body ?? {}, fields));
    expect(wrongly.map(({ name }) => name)).toEqual([]);
  });

  it.each(each(withParameters))('%s takes no address that is wrong', async (_id, operation) => {
    const owner = await standingOwner();
    const usual = placeAt(operation, owner);
    const inPath = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
    const isOtherAddress = (text: string | undefined) => text === '' || text === '.' || text === '..';
    const places = parametersFor(
      operation.parameters.map(({ name }) => name),
      seed,
      200,
    ).map((values): Place => {
      const path = { ...usual.path };
      const query = { ...usual.query };
      for (const [name, text] of Object.entries(values)) {
        if (!inPath.includes(name)) query[name] = text;
        else if (!isOtherAddress(text)) path[name] = text;
      }
      return { ...usual, path, query };
    });
    const sent = rightBody(operation, owner.businessId);
    await play(
      operation,
      places.map((place) => ({ name: JSON.stringify(place), ...sent, place })),
      [400, 404],
    );
  });
});

/** Every string goes to some operations, and so many to each. */
const shares = 3;

describe.each(each(withBody))('%s', (_id, operation) => {
  it('has an answer to its share of the naughty strings', async () => {
    const turn = withBody.indexOf(operation);
    const place = placeAt(operation, await standingOwner());
    const { [operation.fileFields[0] ?? '']: _file, ...whole } = fullBody(operation);
    const texts = Object.keys(operation.body?.properties ?? {}).filter(
      (field) => field in whole && isText(operation.body?.properties?.[field] ?? {}),
    );
    const share = naughtyStrings.filter((_text, at) => (at + turn) % shares === 0);
    const shots = share.map((text, at) => {
      const field = texts[at % texts.length] ?? '';
      return { name: `${field}: ${text}`, ...asBody(operation, { ...whole, [field]: text }), place };
    });
    await play(operation, shots);
  });
});
