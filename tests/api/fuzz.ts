/** Requests at random, the same for the same seed: right ones that were spoilt in one or several places. */
import naughtyStrings from 'big-list-of-naughty-strings' with { type: 'json' };
import fc from 'fast-check';
import { asForm, asJson, type Fields, fullBody, isMultipart, type Place, type Sent } from './requests.ts';
import { type Described, resolved } from './schemas.ts';

export type Attack = Sent & {
  name: string;
  /** What was sent, where it is a body whose fields can be judged by the contract. */
  fields?: unknown;
  path: NonNullable<Place['path']>;
  query: NonNullable<Place['query']>;
  who: (typeof senders)[number];
  /** Sent twice at the same moment. */
  isTwice: boolean;
};

const senders = ['owner', 'powerless', 'theirs', 'nobody'] as const;
/** Ids of what there is in two businesses. */
export type Ids = { ours: readonly string[]; theirs: readonly string[] };

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const naughty = fc.constantFrom(...naughtyStrings);
const torn = fc.constantFrom('\ud800', 'a\udfff', '\udc00\ud800', '\u0000', 'a\u0000b', '\u202e', '\ufffe', '\ufeff');
const huge = fc.constantFrom(1e308, -1e308, 2 ** 53, -(2 ** 63), 1e-320, 0.1 + 0.2, -0, 2 ** 31);
const scalar = fc.oneof(
  naughty,
  torn,
  huge,
  fc.constantFrom(null, true, false, '', 0, -1, 1.5),
  fc.string({ unit: 'binary' }),
);
const value = fc.oneof(
  { arbitrary: scalar, weight: 4 },
  { arbitrary: fc.jsonValue({ depthSize: 'medium' }), weight: 1 },
  { arbitrary: fc.array(scalar, { maxLength: 4 }), weight: 1 },
  { arbitrary: fc.dictionary(naughty, scalar, { maxKeys: 4 }), weight: 1 },
  { arbitrary: fc.integer({ min: 100, max: 1500 }).map((depth) => JSON.parse(nested(depth)) as unknown), weight: 1 },
  { arbitrary: fc.constantFrom('x'.repeat(5000), '\u{1f600}'.repeat(3000), ['x'.repeat(5000)]), weight: 1 },
);
const extraName = fc.oneof(naughty, torn, fc.constantFrom('id', 'user_id', 'business_id', 'is_owner', 'role'));

/** Ids that there are, ours or another tenant's, as they are and written in other ways; and one of nothing. */
const idOf = ({ ours, theirs }: Ids) =>
  fc
    .tuple(
      fc.oneof(fc.constantFrom(...ours), fc.constantFrom(...theirs), fc.uuid()),
      fc.nat({ max: 15 }).map((at) => spellings[at] ?? ((id: string) => id)),
    )
    .map(([id, write]) => write(id));
const spellings: ((id: string) => string)[] = [
  (id) => id.toUpperCase(),
  (id) => `urn:uuid:${id}`,
  (id) => `{${id}}`,
  (id) => id.replaceAll('-', ''),
  (id) => `${id}\n`,
  (id) => `${id}/../${id}`,
];

type Spoil = (fields: Fields) => Fields;
const put =
  (name: string, one: unknown): Spoil =>
  (fields) => ({ ...fields, [name]: one });

/** What may happen to a body of these fields. */
function spoils(names: string[], ids: fc.Arbitrary<string>): fc.Arbitrary<Spoil> {
  const extra = fc.tuple(extraName, value).map(([name, one]) => put(name, one));
  if (names.length === 0) return extra;
  const name = fc.constantFrom(...names);
  return fc.oneof(
    { arbitrary: fc.tuple(name, value).map(([at, one]) => put(at, one)), weight: 6 },
    { arbitrary: fc.tuple(name, ids).map(([at, id]) => put(at, id)), weight: 1 },
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
  fc.integer({ min: 10_000, max: 30_000 }).map((depth) => () => nested(depth)),
);

const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', 'text/html', ''];

const asTexts = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, one]) => [
      name,
      one instanceof Blob || typeof one === 'string' ? one : JSON.stringify(one),
    ]),
  );

type Part = { about: string; type: string; text: string };

/** Parts of a form as no browser would write them: as JSON, twice, without a name, with a name of 10,000 characters. */
function strangeForms(operation: Described, whole: Fields): fc.Arbitrary<Sent> {
  const names = Object.keys(whole);
  const name = fc.oneof(
    { arbitrary: fc.constantFrom(...(names.length > 0 ? names : ['a'])), weight: 8 },
    fc.constantFrom('x'.repeat(10_000), '', 'a"; filename="b', '__proto__', 'a\u0000b', 'name[]', '\u{1f600}'),
  );
  const ofFile = fc.constantFrom('', '; filename=""', '; filename="../../etc/passwd"', "; filename*=UTF-8''%00%ff");
  const part: fc.Arbitrary<Part> = fc.record({
    about: fc.tuple(name, ofFile).map(([called, file]) => `; name="${called}"${file}`),
    type: fc.constantFrom(
      '',
      'application/json',
      'image/png',
      'multipart/mixed; boundary=in',
      'text/plain; charset=utf-7',
    ),
    text: fc.oneof(fc.constantFrom('7', '{}', '["a"]', 'null', '{"toString":1}', '{', 'GIF89a'), naughty, torn),
  });
  const usual = names
    .filter((one) => !operation.fileFields.includes(one))
    .map((one): Part => ({ about: `; name="${one}"`, type: '', text: String(whole[one]) }));
  const written = ({ about, type, text }: Part) =>
    `--cut\r\nContent-Disposition: form-data${about}${type === '' ? '' : `\r\nContent-Type: ${type}`}\r\n\r\n${text}\r\n`;
  return fc
    .tuple(
      fc.subarray(usual),
      fc.array(part, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('--cut--\r\n', '', '--cu'),
    )
    .map(([some, strange, end]) => ({
      headers: { 'content-type': 'multipart/form-data; boundary=cut' },
      body: [...some, ...strange].map(written).join('') + end,
    }));
}

type Shot = Sent & Pick<Attack, 'name' | 'fields'>;

/** Bodies: most of them wrong, some of them right by the contract but strange. */
function bodiesFor(operation: Described, ids: fc.Arbitrary<string>, businessId: string): fc.Arbitrary<Shot> {
  const sample = fullBody(operation);
  const whole = 'domain' in sample ? { ...sample, domain: businessId } : sample;
  const spoilt = fc.array(spoils(Object.keys(whole), ids), { minLength: 0, maxLength: 3 }).map((all): Shot => {
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
  const form = strangeForms(operation, whole).map((sent): Shot => ({ name: String(sent.body).slice(0, 300), ...sent }));
  return fc.oneof(
    { arbitrary: spoilt, weight: 8 },
    { arbitrary: isMultipart(operation) ? form : damaged, weight: 3 },
    { arbitrary: mistaken, weight: 1 },
  );
}

/** Values for the parameters of an address: the usual ones, those of others, and strange ones. */
function placesFor(operation: Described, ids: fc.Arbitrary<string>, usual: Place) {
  const strange = fc.oneof(
    naughty,
    torn,
    huge.map(String),
    fc.string({ unit: 'binary', maxLength: 150 }),
    fc.constantFrom('', '0', '-1', 'x'.repeat(199)),
    ids,
  );
  // Some texts are another address.
  const inPath = strange.filter((text) => !['', '.', '..'].includes(text));
  const textFor = ({ name, in: about, schema }: Described['parameters'][number]) => {
    const known = usual[about as 'path']?.[name];
    const given = fc.constant(known ?? null);
    const likely = about === 'path' && name !== 'domain' && resolved(schema).format === 'uuid' ? ids : given;
    return fc.oneof({ arbitrary: likely, weight: 7 }, { arbitrary: about === 'path' ? inPath : strange, weight: 2 });
  };
  const among = (about: string) =>
    fc
      .record(
        Object.fromEntries(
          operation.parameters.filter((one) => one.in === about).map((one) => [one.name, textFor(one)]),
        ),
      )
      .map(
        (all) => Object.fromEntries(Object.entries(all).filter(([, text]) => text !== null)) as Record<string, string>,
      );
  const unknown = fc.oneof(
    { arbitrary: fc.constant({}), weight: 8 },
    fc.dictionary(extraName, strange, { maxKeys: 2 }),
  );
  return fc.record({
    path: among('path'),
    query: fc.tuple(among('query'), unknown).map(([known, more]): Record<string, string> => ({ ...more, ...known })),
  });
}

/** Attacks on an operation, as many as are wished for. */
export function attacksOn(
  operation: Described,
  { ids, usual, businessId }: { ids: Ids; usual: Place; businessId: string },
  { seed, count }: { seed: number; count: number },
): Attack[] {
  const id = idOf(ids);
  const nothing: fc.Arbitrary<Shot> = fc.constant({ name: 'no body' });
  const shot = operation.body === null ? nothing : bodiesFor(operation, id, businessId);
  const who = fc.oneof({ arbitrary: fc.constant(senders[0]), weight: 7 }, fc.constantFrom(...senders.slice(1)));
  const attack = fc
    .record({ shot, place: placesFor(operation, id, usual), who, isTwice: fc.nat({ max: 9 }).map((one) => one === 0) })
    .map(
      ({ shot: { name, ...sent }, place, ...rest }): Attack => ({
        ...sent,
        ...place,
        ...rest,
        name: `${rest.who}${rest.isTwice ? ' twice' : ''} ${JSON.stringify(place)} ${name}`,
      }),
    );
  return fc.sample(attack, { seed, numRuns: count });
}
