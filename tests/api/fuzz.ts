/** Requests at random, the same for the same seed: right ones that were spoilt in one or several places. */
import naughtyStrings from 'big-list-of-naughty-strings' with { type: 'json' };
import fc from 'fast-check';
import { asForm, asJson, type Fields, fullBody, isMultipart, type Sent } from './requests.ts';
import type { Described } from './schemas.ts';

export type Shot = Sent & {
  name: string;
  /** What was sent, where it is a body whose fields can be judged by the contract. */
  fields?: unknown;
};

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const naughty = fc.constantFrom(...naughtyStrings);
const huge = fc.constantFrom(1e308, -1e308, 2 ** 53, -(2 ** 63), 1e-320, 0.1 + 0.2, -0);
const scalar = fc.oneof(
  naughty,
  huge,
  fc.constantFrom(null, true, false, '', 0, -1, 1.5),
  fc.string({ unit: 'binary' }),
);
const value = fc.oneof(
  { arbitrary: scalar, weight: 4 },
  { arbitrary: fc.jsonValue({ depthSize: 'medium' }), weight: 1 },
  { arbitrary: fc.array(scalar, { maxLength: 4 }), weight: 1 },
  { arbitrary: fc.dictionary(naughty, scalar, { maxKeys: 4 }), weight: 1 },
  { arbitrary: fc.integer({ min: 100, max: 2000 }).map((depth) => JSON.parse(nested(depth)) as unknown), weight: 1 },
  { arbitrary: fc.constantFrom('x'.repeat(5000), '\u{1f600}'.repeat(3000), ['x'.repeat(5000)]), weight: 1 },
);
const extraName = fc.oneof(naughty, fc.constantFrom('id', 'user_id', 'business_id', 'is_owner', 'permissions', 'role'));

type Spoil = (fields: Fields) => Fields;

/** What may happen to a body of these fields. */
function spoils(names: string[]): fc.Arbitrary<Spoil> {
  const extra = fc.tuple(extraName, value).map(
    ([name, one]): Spoil =>
      (fields) => ({ ...fields, [name]: one }),
  );
  if (names.length === 0) return extra;
  const name = fc.constantFrom(...names);
  return fc.oneof(
    {
      arbitrary: fc.tuple(name, value).map(
        ([at, one]): Spoil =>
          (fields) => ({ ...fields, [at]: one }),
      ),
      weight: 6,
    },
    {
      arbitrary: name.map(
        (at): Spoil =>
          ({ [at]: _gone, ...others }) =>
            others,
      ),
      weight: 1,
    },
    { arbitrary: extra, weight: 2 },
  );
}

/** What may happen to the bytes of a body. */
const damage: fc.Arbitrary<(text: string) => Sent['body']> = fc.oneof(
  fc
    .double({ min: 0, max: 0.99, noNaN: true })
    .map((share) => (text: string) => text.slice(0, Math.floor(text.length * share))),
  fc.tuple(fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 6 })).map(([at, bytes]) => (text: string) => {
    const whole = Buffer.from(text);
    const place = at % (whole.length + 1);
    return new Uint8Array(Buffer.concat([whole.subarray(0, place), bytes, whole.subarray(place)]));
  }),
  // Not UTF-8: a lone continuation byte, an overlong slash, a surrogate, a byte that never occurs.
  fc.constantFrom([0x80], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xff, 0xfe]).map((bytes) => (text: string) => {
    const [before = '', after = ''] = text.split('":"', 2);
    return new Uint8Array(Buffer.concat([Buffer.from(`${before}":"`), Buffer.from(bytes), Buffer.from(after)]));
  }),
  fc.constantFrom('\ufeff', '//', ")]}',\n", '{}').map((start) => (text: string) => `${start}${text}`),
);

const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', 'text/html', ''];

const asTexts = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, one]) => [
      name,
      one instanceof Blob || typeof one === 'string' ? one : JSON.stringify(one),
    ]),
  );

/** Requests with a body: most of them wrong, some of them right by the contract but strange. */
export function bodiesFor(operation: Described, seed: number, count: number): Shot[] {
  const whole = fullBody(operation);
  const spoilt = fc.array(spoils(Object.keys(whole)), { minLength: 1, maxLength: 3 }).map((all): Shot => {
    const fields = all.reduce((sofar, spoil) => spoil(sofar), whole);
    const name = JSON.stringify(fields).slice(0, 300);
    return isMultipart(operation) ? { name, ...asForm(asTexts(fields)) } : { name, fields, ...asJson(fields) };
  });
  const text = JSON.stringify(whole);
  const json = { 'content-type': 'application/json' };
  const damaged = damage.map((hurt): Shot => ({ name: 'damaged', headers: json, body: hurt(text) ?? '' }));
  const mistaken = fc
    .constantFrom(...types)
    .map(
      (type): Shot => ({ name: `as ${type}`, headers: { 'content-type': type }, body: new TextEncoder().encode(text) }),
    );
  const shots = fc.oneof(
    { arbitrary: spoilt, weight: 8 },
    { arbitrary: damaged, weight: 2 },
    { arbitrary: mistaken, weight: 1 },
  );
  return fc.sample(shots, { seed, numRuns: count });
}

export type Strange = Record<string, string>;

/** Values for the parameters of an address, some of them strange. */
export const parametersFor = (names: readonly string[], seed: number, count: number): Strange[] => {
  const text = fc.oneof(
    naughty,
    huge.map(String),
    fc.string({ unit: 'binary', maxLength: 150 }),
    fc.constantFrom('', '0', '-1'),
  );
  const record = fc.record(Object.fromEntries(names.map((name) => [name, text])), { requiredKeys: [] });
  const stranger = fc.dictionary(extraName, text, { maxKeys: 2 });
  return fc
    .sample(fc.tuple(record, stranger, fc.boolean()), { seed, numRuns: count })
    .map(([known, unknown, isMore]) => ({ ...(isMore ? unknown : {}), ...known }) as Strange);
};
