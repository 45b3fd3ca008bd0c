/** Bodies with exactly one thing wrong, made from what the contract says of an operation. */
import { gzipSync } from 'node:zlib';
import { bodyLimitOf } from '../../server/platform/http/body.ts';
import { largestFile } from '../../server/platform/http/multipart.ts';
import { asBody, asForm, asJson, type Case, type Fields, fullBody, isMultipart, textAsJson } from './requests.ts';
import { type Described, isText, misfits, misfittingTexts, resolved, type Schema } from './schemas.ts';

/** Field names that mean something to JavaScript or to the refusal itself, and one that is unknown. */
const strangeNames = ['constructor', 'toString', 'hasOwnProperty', 'detail', 'code', 'non_field_errors', '', 'a/b~c'];
const reserved = ['detail', 'code'];
const named = (field: string) => (reserved.includes(field) ? {} : { field });

/** What is wrong whatever the media type. */
export function brokenFields(operation: Described): Case[] {
  const { body } = operation;
  if (body === null) return [];
  const whole = fullBody(operation);
  const one = (name: string, field: string, changed: Fields): Case => ({
    name: `${field}: ${name}`,
    ...asBody(operation, changed),
    status: 400,
    ...named(field),
  });
  const without = (field: string) => Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field));
  const texts = Object.entries(body.properties ?? {}).filter(
    ([field, schema]) => isText(schema) && !operation.fileFields.includes(field),
  );
  return [
    ...(body.required ?? []).map((field) => one('missing', field, without(field))),
    // A list has no fields of its own.
    ...(body.type === 'array' ? [] : [one('not known', 'surprise', { ...whole, surprise: 'x' })]),
    ...strangeNames.map((field) => ({
      name: `called ${field}`,
      ...asBody(operation, { ...whole, [field]: 'x' }),
      status: 400,
    })),
    ...texts.flatMap(([field, schema]) => [
      { ...one('null character', field, { ...whole, [field]: 'a\u0000b' }), field: 'non_field_errors' },
      ...tooLong(schema).map((text) =>
        Buffer.byteLength(text) > bodyLimitOf(operation)
          ? { name: `${field}: too long to be read`, ...asBody(operation, { ...whole, [field]: text }), status: 413 }
          : one('too long', field, { ...whole, [field]: text }),
      ),
    ]),
  ];
}

function tooLong(schema: Schema): string[] {
  const { maxLength } = resolved(schema);
  return maxLength === undefined ? [] : ['x'.repeat(maxLength + 1), '\u{1f600}'.repeat(maxLength + 1)];
}

/** Ways to put a text into a field: as the field itself, or into a list. */
function textsWithin(schema: Schema, sample: unknown): ((text: string) => unknown)[] {
  if (isText(schema)) return [(text) => text];
  return Array.isArray(sample) ? [(text) => [...sample, text]] : [];
}

export function brokenJson(operation: Described): Case[] {
  const { body } = operation;
  if (body === null || isMultipart(operation)) return [];
  const whole = fullBody(operation);
  const text = JSON.stringify(whole);
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const unreadable = [
    ...['{', '}', '{"a":1,}', "{'a':1}", '{"a":1}{"a":1}', 'nul', 'undefined', 'NaN', text.slice(0, -1), `${text}x`],
    `{"__proto__":{"isAdmin":true},${text.slice(1)}`,
    `{"constructor":{"prototype":{"isAdmin":true}},${text.slice(1)}`,
  ];
  const noObject = ['null', 'true', '0', '-1e999', '"text"', '""', '[]', '[[]]', `[${text}]`, nested(30_000)];
  const [first = ''] = Object.keys(whole);
  const largest = bodyLimitOf(operation);
  return [
    { name: 'nothing', ...textAsJson(''), status: 400 },
    ...unreadable.map((json) => ({ name: `unreadable ${json.slice(0, 30)}`, ...textAsJson(json), status: 400 })),
    ...noObject.map((json) => ({ name: `no object ${json.slice(0, 30)}`, ...textAsJson(json), status: 400 })),
    { name: 'deep', ...textAsJson(`${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`), status: 400 },
    ...Object.entries(body.properties ?? {}).flatMap(([field, schema]) => [
      ...misfits(schema).map((value) => ({
        name: `${field}: ${JSON.stringify(value)}`,
        ...asJson({ ...whole, [field]: value }),
        status: 400,
        ...named(field),
      })),
      {
        name: `${field}: deep`,
        ...textAsJson(
          JSON.stringify({ ...whole, [field]: '' }).replace(`"${field}":""`, `"${field}":${nested(25_000)}`),
        ),
        status: 400,
      },
    ]),
    { name: 'a name with a null character', ...asJson({ ...whole, 'a\u0000b': 1 }), status: 400 },
    ...Object.entries(body.properties ?? {}).flatMap(([field, schema]) =>
      textsWithin(schema, whole[field]).flatMap((spoilt) =>
        ['\ud800', '\udfff', 'a\udc00\ud800b', '\u0000'].map((text) => ({
          name: `${field}: ${JSON.stringify(text)}`,
          ...asJson({ ...whole, [field]: spoilt(text) }),
          status: 400,
          field: 'non_field_errors',
        })),
      ),
    ),
    { name: 'too large', ...asJson({ ...whole, [first]: 'x'.repeat(largest + 5000) }), status: 413 },
    { name: 'too large, of unknown length', ...textAsJson(''), body: endless(largest + 40_000), status: 413 },
    { name: 'too large once unpacked', ...packed(blanksPacked(largest + 5_000_000)), status: 413 },
    { name: 'not packed as it says', ...packed(Buffer.from(text)), status: 400 },
  ];
}

const packed = (body: Uint8Array) => ({
  headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  body: new Uint8Array(body),
});

/** Packed once for all operations with the same limit. */
const blanks = new Map<number, Buffer>();
function blanksPacked(bytes: number): Buffer {
  const made = blanks.get(bytes) ?? gzipSync(Buffer.alloc(bytes, ' '));
  blanks.set(bytes, made);
  return made;
}

const endless = (bytes: number) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (let sent = 0; sent < bytes; sent += 1000) controller.enqueue(new Uint8Array(1000).fill(32));
      controller.close();
    },
  });

export function brokenForms(operation: Described): Case[] {
  const { body, fileFields } = operation;
  if (body === null || !isMultipart(operation)) return [];
  const whole = fullBody(operation);
  const one = (name: string, field: string, value: unknown): Case => ({
    name: `${field}: ${name}`,
    ...asForm({ ...whole, [field]: value }),
    status: 400,
    ...named(field),
  });
  const written = (text: string): Pick<Case, 'headers' | 'body'> => ({
    headers: { 'content-type': 'multipart/form-data; boundary=cut' },
    body: text.replaceAll('\n', '\r\n'),
  });
  const part = (about: string) => `--cut\nContent-Disposition: form-data${about}\n\nvalue`;
  const file = new Blob([new Uint8Array(100)]);
  const asJsonPart = (field: string, json: string): Case => ({
    name: `${field}: the JSON ${json}`,
    ...written(
      `--cut\nContent-Disposition: form-data; name="${field}"\nContent-Type: application/json\n\n${json}\n--cut--\n`,
    ),
    status: 400,
  });
  return [
    ...Object.entries(body.properties ?? {}).flatMap(([field, schema]) => [
      one('twice', field, [whole[field], whole[field]]),
      ...(fileFields.includes(field)
        ? [one('text instead of a file', field, 'text')]
        : [
            one('a file instead of text', field, file),
            ...misfittingTexts(schema).map((text) => one(JSON.stringify(text), field, text)),
            ...['{"toString":1}', '{}', '["text"]', '"text"', '7', 'null'].map((json) => ({
              ...asJsonPart(field, json),
              ...named(field),
            })),
            ...['{', '{"__proto__":1}'].map((json) => asJsonPart(field, json)),
          ]),
    ]),
    one('far too long', 'surprise', 'x'.repeat(30_000)),
    { name: 'a strange name', ...asForm({ ...whole, __proto_: 'x', ['__proto__']: 'x' }), status: 400 },
    { name: 'more fields than there can be', ...asForm({ ...whole, surprise: Array(60).fill('x') }), status: 400 },
    ...fileFields.map((field) => ({
      name: `${field}: too large`,
      ...asForm({ ...whole, [field]: new Blob([new Uint8Array(largestFile + 1)]) }),
      status: 413,
    })),
    { name: 'nothing', ...written(''), status: 400 },
    { name: 'no boundary', body: 'value', headers: { 'content-type': 'multipart/form-data' }, status: 400 },
    { name: 'no form', ...written('nonsense'), status: 400 },
    { name: 'cut in a field', ...written(part('; name="a"')), status: 400 },
    { name: 'cut in a file', ...written(part(`; name="${fileFields[0] ?? 'a'}"; filename="b"`)), status: 400 },
    { name: 'a field without a name', ...written(`${part('')}\n--cut--\n`), status: 400 },
  ];
}

/** The right body as something else. */
export function wrongMediaTypes(operation: Described): Case[] {
  const whole = fullBody(operation);
  const text = JSON.stringify(whole);
  const types = ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'image/png', 'nonsense', '*/*'];
  return [
    ...types.map((type) => ({ name: type, headers: { 'content-type': type }, body: text, status: 415 })),
    { name: 'no type', body: new TextEncoder().encode(text), status: 415 },
    { name: 'no body', status: 415 },
    {
      name: 'an unknown content encoding',
      headers: { 'content-type': 'application/json', 'content-encoding': 'rot13' },
      body: text,
      status: 415,
    },
    isMultipart(operation)
      ? { name: 'JSON', ...textAsJson(text), status: 415 }
      : { name: 'a form', ...asForm(whole), status: 415 },
  ];
}
