import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BusinessChange, checkChange, csvLine, difference, fileNameOf, isNamed, standingOf } from './rules.ts';

const change: BusinessChange = {
  name: ' Adeyemi Haulage ',
  description: '',
  type: 'partnership',
  phone_number: '0803 123 4567',
  address1: '14 Oba Akran Avenue',
  address2: '',
  post_code: '',
  country: 'NG',
  state: 'Lagos',
  city: 'Ikeja ',
  currency: 'NGN',
  time_zone: 'Africa/Lagos',
  size: '21-50',
  avatar: 'green',
  interested_in: ['Core HR'],
  version: 3,
};

describe('a change', () => {
  it('is trimmed, its number written in full, and its version no fact', () => {
    const { facts } = checkChange(change);
    expect(facts).toMatchObject({ name: 'Adeyemi Haulage', city: 'Ikeja', phone_number: '+2348031234567' });
    expect(facts).not.toHaveProperty('version');
  });

  it.each<[string, Partial<BusinessChange>, string[]]>([
    ['a blank name', { name: '  ' }, ['name']],
    ['a state of another country', { country: 'GH' }, ['phone_number', 'state']],
    [
      'an unknown country, whose states nobody can check',
      { country: 'XX', phone_number: '+2348031234567' },
      ['country'],
    ],
    ['an unknown currency', { currency: 'ABC' }, ['currency']],
    ['a time zone that nobody knows', { time_zone: 'Africa/Abeokuta' }, ['time_zone']],
    ['a time zone that is none', { time_zone: '+01:00' }, ['time_zone']],
  ])('is refused with %s', (_what, wrong, fields) => {
    expect(Object.keys(checkChange({ ...change, ...wrong }).problems ?? {}).sort()).toEqual(fields);
  });

  it('is named by what it changed, each thing once', () => {
    const { version: _version, ...before } = change;
    expect(difference(before, before)).toBeNull();
    expect(difference(before, { ...before, address1: 'a', address2: 'b' })).toBe('address');
    expect(difference(before, { ...before, name: 'B', city: 'Yaba', interested_in: [] })).toBe(
      'name, city and interests',
    );
  });
});

describe('where a person stands with a business', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const later = new Date('2026-11-21T10:00:01Z');
  it.each([
    ['open', { isOwner: true, closedAt: null, deletesAt: null }],
    ['others', { isOwner: false, closedAt: null, deletesAt: null }],
    ['restorable', { isOwner: true, closedAt: now, deletesAt: later }],
    ['none', { isOwner: true, closedAt: now, deletesAt: now }],
    ['none', { isOwner: true, closedAt: now, deletesAt: null }],
    ['none', { isOwner: false, closedAt: now, deletesAt: later }],
    ['none', undefined],
  ] as const)('%s', (standing, known) => {
    expect(standingOf(known, now)).toBe(standing);
  });
});

it('knows a name by its words, however they are spaced and composed', () => {
  expect(isNamed('Café  Ngozi', ' Cafe\u0301 Ngozi ')).toBe(true);
  expect(isNamed('Café Ngozi', 'café ngozi')).toBe(false);
  expect(isNamed('Café Ngozi', '')).toBe(false);
});

it('makes a name for a file of every name', () => {
  expect(fileNameOf('Adéyemí & Sons (Haulage) Ltd.')).toBe('Ade-yemi-Sons-Haulage-Ltd');
  expect(fileNameOf('株式会社')).toBe('business');
});

describe('a line of CSV', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('keeps %j from being a formula', (text) => {
    expect(csvLine([text]).replaceAll('"', '').startsWith("'")).toBe(true);
  });

  it('leaves other cells as they are, and an absent value empty', () => {
    expect(csvLine(['a', null, '', '1-2', 'a"b', 'c,d', 'e\nf'])).toBe('a,,,1-2,"a""b","c,d","e\nf"\r\n');
  });

  it('can be read back, whatever stands in it', () => {
    const read = (line: string) =>
      [...`,${line.slice(0, -2)}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      );
    const cells = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(cells, (texts) => {
        expect(read(csvLine(texts))).toEqual(texts.map((text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)));
      }),
    );
  });
});
