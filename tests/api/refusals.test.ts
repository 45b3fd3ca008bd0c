/**
 * What every operation refuses, generated from the contract: an operation is covered from the day it is written. Each
 * refusal has the status and the shape that the contract declares, and leaves what is stored as it was.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import naughtyStrings from 'big-list-of-naughty-strings' with { type: 'json' };
import fc from 'fast-check';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newPerson } from '../../server/accounts/people.testing.ts';
import { addMember } from '../../server/accounts/store.ts';
import { newOwner, type Owner } from '../../server/onboarding/businesses.testing.ts';
import { createAccessTokens } from '../../server/platform/auth.ts';
import { startTestServer } from '../../server/platform/testing.ts';
import { areInvalid, brokenFields, brokenForms, brokenJson, wrongMediaTypes } from './broken.ts';
import { asBody, asForm, asJson, type Case, type Fields, fullBody, isMultipart, type Place, send } from './requests.ts';
import {
  type Described,
  fits,
  isRefusal,
  isText,
  operations,
  type Parameter,
  sampleOf,
  strangeTexts,
} from './schemas.ts';
import { storedBy } from './stored.ts';

// Slow on purpose, and not what is tested here.
vi.mock('@node-rs/argon2', () => ({
  hash: async (password: string) => `hash of ${password}`,
  verify: async (hashed: string, password: string) => hashed === `hash of ${password}`,
}));

const temporary = mkdtempSync(join(tmpdir(), 'steward-refusals-'));
vi.stubEnv('TMPDIR', temporary);
const server = await startTestServer({ jobs: true });
const atOnce = pLimit(8);
vi.setConfig({ testTimeout: 60_000 });

let ours: Owner;
let theirs: Owner;
let stranger: { token: string; user: { id: string } };
/** A member with no permission. */
let powerless: { token: string };

beforeAll(async () => {
  const member = await newPerson(server);
  [ours, theirs, stranger] = await Promise.all([newOwner(server), newOwner(server), newPerson(server)]);
  const membership = { userId: member.user.id, isOwner: false, permissions: [], now: new Date() };
  await server.platform.db.as({ businessId: ours.businessId }, (tx) =>
    addMember(tx, { businessId: ours.businessId, ...membership }),
  );
  powerless = member;
});
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

/** Where an operation is reached, by its owner where it has one and by a person without a business otherwise. */
const placeOf = ({ isOpen, isOfBusiness, parameters }: Described): Place => ({
  ...(isOpen ? {} : { token: isOfBusiness ? ours.token : stranger.token }),
  path: Object.fromEntries(
    parameters
      .filter((one) => one.in === 'path')
      .map(({ name, schema }) => [name, name === 'domain' ? ours.businessId : String(sampleOf(schema))]),
  ),
});

/** What is wrong with an answer; null when it is the refusal that was expected. */
async function faultOf(operation: Described, { name, status, field, ...sent }: Case, place = placeOf(operation)) {
  const answer = await send(server.url, operation, sent, place);
  const found = `${name}: ${answer.status} ${answer.text.slice(0, 200)}`;
  if (answer.status !== status || !operation.statuses.includes(status)) return `${found}, not ${status}`;
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return `${found} is no JSON`;
  const body: unknown = JSON.parse(answer.text);
  if (!isRefusal(body)) return `${found} has not the shape of a refusal`;
  if (field !== undefined && !Object.hasOwn(body as object, field)) return `${found} does not name ${field}`;
  return null;
}

async function faultsOf(operation: Described, cases: readonly Case[], place?: Place) {
  const faults = await Promise.all(cases.map((one) => atOnce(() => faultOf(operation, one, place))));
  return faults.filter((fault) => fault !== null);
}

/** Runs what must be refused, and looks whether anything was stored or left behind. */
async function expectNothingStored(act: () => Promise<void>) {
  const before = await storedBy(server);
  await act();
  expect(await storedBy(server)).toEqual(before);
  await vi.waitFor(() =>
    expect(readdirSync(temporary).filter((name) => name.startsWith('steward-upload'))).toEqual([]),
  );
}

const withBody = operations.filter(({ body }) => body !== null);
const guarded = operations.filter(({ isOpen }) => !isOpen);
const ofBusiness = operations.filter(({ isOfBusiness }) => isOfBusiness);
const each = (list: readonly Described[]) => list.map((operation) => [operation.id, operation] as const);

it('is made from samples that fit the contract', () => {
  for (const { id, body, fileFields, parameters } of operations) {
    const sample = body === null ? {} : (sampleOf(body) as Fields);
    for (const field of fileFields) expect([id, field in sample]).toEqual([id, true]);
    if (body !== null) expect([id, sample, fits(body, sample)]).toEqual([id, sample, true]);
    for (const { name, schema } of parameters) {
      expect([id, name, fits(schema, sampleOf(schema))]).toEqual([id, name, true]);
    }
  }
});

it('sees what is stored, which an owner who is bound by row-level security would not', async () => {
  const { businesses, memberships } = await storedBy(server);
  expect([businesses, memberships]).toEqual([expect.stringMatching(/^2 /), expect.stringMatching(/^3 /)]);
});

describe.each(each(withBody))('%s refuses', (_id, operation) => {
  it('what is not its media type', () =>
    expectNothingStored(async () => {
      expect(await faultsOf(operation, wrongMediaTypes(operation))).toEqual([]);
    }));

  it('a body with one thing wrong', () =>
    expectNothingStored(async () => {
      const cases = [...brokenFields(operation), ...brokenJson(operation), ...brokenForms(operation)];
      expect(cases.length).toBeGreaterThan(20);
      expect(await faultsOf(operation, cases)).toEqual([]);
    }));

  it('whatever does not fit the contract', () =>
    expectNothingStored(async () => {
      const whole = fullBody(operation);
      const anything = isMultipart(operation) ? fc.string({ unit: 'binary' }) : fc.jsonValue({ depthSize: 'small' });
      const fields = Object.fromEntries(
        Object.entries(whole).map(([name, value]) => [name, fc.oneof(anything, fc.constant(value))]),
      );
      const bodies = fc.oneof(
        fc.record(fields, { requiredKeys: [] }),
        fc
          .tuple(fc.record(fields, { requiredKeys: [] }), fc.dictionary(fc.string(), anything))
          .map(([a, b]) => ({ ...b, ...a })),
        ...(isMultipart(operation) ? [] : [anything]),
      );
      await fc.assert(
        fc.asyncProperty(
          bodies.filter((body) => areInvalid(operation, body)),
          async (body) => {
            const sent = isMultipart(operation) ? asForm(body as Fields) : asJson(body);
            expect(await faultOf(operation, { name: 'random', ...sent, status: 400 })).toBeNull();
          },
        ),
        { numRuns: 100 },
      );
    }));

  it('no naughty string with a fault of its own', async () => {
    const { [operation.fileFields[0] ?? '']: _file, ...whole } = fullBody(operation);
    const texts = Object.keys(operation.body?.properties ?? {}).filter(
      (field) => field in whole && isText(operation.body?.properties?.[field] ?? {}),
    );
    const answers = naughtyStrings.map((text, at) =>
      atOnce(async () => {
        const field = texts[at % texts.length] ?? '';
        const { status, text: answer } = await send(
          server.url,
          operation,
          asBody(operation, { ...whole, [field]: text }),
          placeOf(operation),
        );
        const isFine = operation.statuses.includes(status) && (status < 400 || isRefusal(JSON.parse(answer)));
        return isFine ? null : `${field}: ${text} → ${status} ${answer}`;
      }),
    );
    expect((await Promise.all(answers)).filter((fault) => fault !== null)).toEqual([]);
  });
});

describe.each(each(operations.filter(({ parameters }) => parameters.length > 0)))('%s refuses', (_id, operation) => {
  const sent = operation.body === null ? {} : asBody(operation, fullBody(operation));
  const wrong = ({ name, in: about }: Parameter, text: string) => {
    const usual = placeOf(operation);
    const one = { name: `${name}: ${text}`, ...sent, status: 400 };
    return about === 'header'
      ? faultOf(operation, { ...one, headers: { ...sent.headers, [name]: text } })
      : faultOf(operation, one, { ...usual, [about]: { ...usual[about], [name]: text } });
  };
  /** Not every text arrives as it is: some are no header, and some are another address. */
  const travels = ({ in: about }: Parameter, text: string) =>
    about === 'header' ? /^[\x21-\x7e]+$/.test(text) : about === 'query' || /^.{3,60}$/s.test(text);

  it('a parameter that does not fit', () =>
    expectNothingStored(async () => {
      for (const parameter of operation.parameters) {
        const texts = ['a\u0000b', ...strangeTexts, ...naughtyStrings].filter(
          (text) => (text.includes('\u0000') || !fits(parameter.schema, text, 'as text')) && travels(parameter, text),
        );
        const faults = await Promise.all(texts.map((text) => atOnce(() => wrong(parameter, text))));
        expect(faults.filter((fault) => fault !== null)).toEqual([]);
      }
    }));
});

describe.each(each(guarded))('%s needs a sign-in', (_id, operation) => {
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const good = () => placeOf(operation).token ?? '';

  it('that is there, true and not over', () =>
    expectNothingStored(async () => {
      const [header = '', claims = '', signature = ''] = good().split('.');
      const told = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
      const who = { userId: String(told.sub), sessionId: String(told.sid) };
      const otherSecret = createAccessTokens('another secret of 32 characters or more', server.clock);
      const tokens: Record<string, string> = {
        'no scheme': good(),
        'another scheme': `Basic ${Buffer.from('a:b').toString('base64')}`,
        'no token': 'Bearer ',
        'two tokens': `Bearer ${good()} ${good()}`,
        garbage: 'Bearer nonsense',
        'a long one': `Bearer ${'a'.repeat(8000)}`,
        'without a signature': `Bearer ${header}.${claims}.`,
        'of two parts': `Bearer ${header}.${claims}`,
        'with another signature': `Bearer ${header}.${claims}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
        'signed with another secret': `Bearer ${otherSecret.sign(who)}`,
        'with claims of another person': `Bearer ${header}.${encoded({ ...told, sub: theirs.user.id })}.${signature}`,
        'that lasts longer': `Bearer ${header}.${encoded({ ...told, exp: 9_999_999_999 })}.${signature}`,
        'with no algorithm': `Bearer ${encoded({ alg: 'none', typ: 'JWT' })}.${claims}.`,
        'with no algorithm, signed': `Bearer ${encoded({ alg: 'none', typ: 'JWT' })}.${claims}.${signature}`,
        'with another algorithm': `Bearer ${encoded({ alg: 'HS512', typ: 'JWT' })}.${claims}.${signature}`,
        "with another person's sign-in": `Bearer ${server.platform.accessTokens.sign({ ...who, userId: theirs.user.id })}`,
        'of a sign-in that never was': `Bearer ${server.platform.accessTokens.sign({ ...who, sessionId: '01a00000-0000-7000-8000-000000000000' })}`,
      };
      const whole = asBody(operation, fullBody(operation));
      const sent = operation.body === null ? {} : whole;
      const { token: _token, ...place } = placeOf(operation);
      const cases = Object.entries(tokens).map(([name, authorization]) => ({
        name,
        ...sent,
        headers: { ...sent.headers, authorization },
        status: 401,
      }));
      expect(await faultsOf(operation, [{ name: 'nothing', ...sent, status: 401 }, ...cases], place)).toEqual([]);

      const { headers } = await send(server.url, operation, sent, place);
      expect(headers.get('www-authenticate')).toMatch(/^Bearer /);

      const whenSigned = server.platform.accessTokens.sign(who);
      server.clock.advance(11 * 60_000);
      const late = await faultsOf(operation, [{ name: 'over', ...sent, status: 401 }], { ...place, token: whenSigned });
      server.clock.advance(-11 * 60_000);
      expect(late).toEqual([]);
    }));
});

describe.each(each(ofBusiness))('%s belongs to a business', (_id, operation) => {
  const refused = (name: string, status: number, place: Place) => faultsOf(operation, [{ name, status }], place);
  const at = (domain: string, token: string): Place => ({ ...placeOf(operation), path: { domain }, token });

  it('that is named, known and their own', () =>
    expectNothingStored(async () => {
      const unknown = '01a00000-0000-7000-8000-000000000000';
      const nobodys = [`${ours.businessId}x`, ours.businessId.slice(1), '%2e%2e', "' or 1=1 --", '0', 'null'];
      for (const domain of nobodys) expect(await refused(domain, 400, at(domain, ours.token))).toEqual([]);
      expect(await refused('long', 404, at('x'.repeat(300), ours.token))).toEqual([]);
      expect(await refused('unknown', 404, at(unknown, ours.token))).toEqual([]);
      expect(await refused("another tenant's", 404, at(theirs.businessId, ours.token))).toEqual([]);
      expect(await refused('without any business', 404, at(ours.businessId, stranger.token))).toEqual([]);
    }));

  if (operation.permissions.length > 0) {
    it('and to those with its permission', () =>
      expectNothingStored(async () => {
        expect(await refused('powerless', 403, at(ours.businessId, powerless.token))).toEqual([]);
      }));
  }
});
