/**
 * What every operation refuses, generated from the contract: an operation is covered from the day it is written. Each
 * refusal has the status and the shape that the contract declares, and leaves what is stored as it was.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import naughtyStrings from 'big-list-of-naughty-strings' with { type: 'json' };
import { afterAll, describe, expect, it, vi } from 'vitest';
import { howToRepeat, inSample } from '../../scripts/commit-seed.ts';
import { newOwner } from '../../server/onboarding/onboarding.testing.ts';
import { startTestServer } from '../../server/platform/testing.ts';
import { soon } from '../soon.ts';
import { brokenFields, brokenForms, brokenJson, wrongMediaTypes } from './broken.ts';
import { asBody, type Fields, fullBody } from './requests.ts';
import { castOf, checksOn, rightBody } from './scene.ts';
import {
  type Described,
  fits,
  operations,
  type Parameter,
  resolved,
  type Schema,
  sampleOf,
  strangeTexts,
} from './schemas.ts';
import { storedBy } from './stored.ts';

const temporary = mkdtempSync(join(tmpdir(), 'steward-refusals-'));
vi.stubEnv('TMPDIR', temporary);
const server = await startTestServer({ jobs: true });
const cast = await castOf(server);
const { atOnce, placeOf, faultOf, faultsOf, expectNothingStored: nothingStored } = checksOn(server, cast);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true, force: true });
});

/** Runs what must be refused, and looks whether anything was stored or left behind. */
async function expectNothingStored(act: () => Promise<void>) {
  await nothingStored(act);
  await soon(() => expect(readdirSync(temporary).filter((name) => name.startsWith('steward-upload'))).toEqual([]));
}

const withBody = operations.filter(({ body }) => body !== null);
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

it('sees what is stored', async () => {
  const before = await storedBy(server);
  await newOwner(server);
  const { businesses, memberships } = await storedBy(server);
  expect([before.businesses, businesses, memberships]).toEqual([undefined, '1', '1']);
});

describe.each(each(withBody))(`%s refuses with ${howToRepeat()}`, (_id, operation) => {
  it('what is not its media type', () =>
    expectNothingStored(async () => {
      expect(await faultsOf(operation, wrongMediaTypes(operation))).toEqual([]);
    }));

  it('a body with one thing wrong', () =>
    expectNothingStored(async () => {
      const cases = [...brokenFields(operation), ...brokenJson(operation), ...brokenForms(operation)];
      expect(cases.length).toBeGreaterThan(20);
      expect(await faultsOf(operation, inSample(cases, 3, withBody.indexOf(operation)))).toEqual([]);
    }));
});

const someId = '01a00000-0000-7000-8000-00000000000b';
const isId = (schema: Schema): boolean => resolved(schema).format === 'uuid';
const idFieldsOf = ({ body }: Described): string[] =>
  Object.entries(body?.properties ?? {}).flatMap(([field, schema]) => (isId(schema) ? [field] : []));
const idParametersOf = ({ parameters }: Described) => parameters.filter(({ schema }) => isId(schema));
const withIds = operations.filter((one) => idFieldsOf(one).length + idParametersOf(one).length > 0);
/** The same id in other ways, which PostgreSQL reads as well. */
const otherWays = (id: string) => [
  id.toUpperCase(),
  `urn:uuid:${id}`,
  `URN:UUID:${id}`,
  `{${id}}`,
  id.replaceAll('-', ''),
  ` ${id}`,
  `${id}\n`,
];

describe.each(each(withIds))('%s refuses', (_id, operation) => {
  it('an id that is written in another way', () =>
    expectNothingStored(async () => {
      const usual = placeOf(operation);
      const { businessId } = cast.ours;
      const right = rightBody(operation, businessId);
      const waysOf = (name: string) => otherWays(name === 'domain' ? businessId : someId);
      const inPlaces = idParametersOf(operation).flatMap(({ name, in: about }) =>
        waysOf(name).map((text) => ({
          sent: { name: `${name}: ${text}`, ...right, status: 400 },
          place: { ...usual, [about]: { ...usual[about as 'path'], [name]: text } },
        })),
      );
      const inFields = idFieldsOf(operation).flatMap((field) =>
        waysOf(field).map((text) => {
          const changed = asBody(operation, { ...fullBody(operation), [field]: text });
          return { sent: { name: `${field}: ${text}`, ...changed, status: 400, field }, place: usual };
        }),
      );
      const asked = [...inPlaces, ...inFields];
      const faults = await Promise.all(asked.map(({ sent, place }) => atOnce(() => faultOf(operation, sent, place))));
      expect(faults.filter((fault) => fault !== null)).toEqual([]);
    }));
});

/** Every naughty string goes to some operations, and so many to each. */
const shares = 20;
const withParameters = operations.filter(({ parameters }) => parameters.length > 0);

describe.each(each(withParameters))(`%s refuses with ${howToRepeat()}`, (_id, operation) => {
  const sent = operation.body === null ? {} : asBody(operation, fullBody(operation));
  const turn = withParameters.indexOf(operation);
  const ofOperation = naughtyStrings.filter((_text, at) => (at + turn) % shares === 0);
  const share = inSample(ofOperation, 4, turn);
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
        const texts = ['a\u0000b', ...strangeTexts, ...share].filter(
          (text) => (text.includes('\u0000') || !fits(parameter.schema, text, 'as text')) && travels(parameter, text),
        );
        const faults = await Promise.all(texts.map((text) => atOnce(() => wrong(parameter, text))));
        expect(faults.filter((fault) => fault !== null)).toEqual([]);
      }
    }));
});
