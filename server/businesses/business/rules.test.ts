import { describe, expect, it } from 'vitest';
import { type BusinessChange, checkChange, difference } from './rules.ts';

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
  it('is trimmed, with the phone number in full and without the version', () => {
    const { facts } = checkChange(change);
    expect(facts).toMatchObject({ name: 'Adeyemi Haulage', city: 'Ikeja', phone_number: '+2348031234567' });
    expect(facts).not.toHaveProperty('version');
  });

  it.each<[string, Partial<BusinessChange>, string[]]>([
    ['a blank name', { name: '  ' }, ['name']],
    ['a state of another country', { country: 'GH' }, ['phone_number', 'state']],
    [
      'an unknown country, which has no states to check',
      { country: 'XX', phone_number: '+2348031234567' },
      ['country'],
    ],
    ['an unknown currency', { currency: 'ABC' }, ['currency']],
    ['an unknown time zone', { time_zone: 'Africa/Abeokuta' }, ['time_zone']],
    ['a time zone that is none', { time_zone: '+01:00' }, ['time_zone']],
  ])('is refused with %s', (_what, wrong, fields) => {
    expect(Object.keys(checkChange({ ...change, ...wrong }).problems ?? {}).sort()).toEqual(fields);
  });

  it('is described by the names of the changed facts, each once', () => {
    const { version: _version, ...before } = change;
    expect(difference(before, before)).toBeNull();
    expect(difference(before, { ...before, address1: 'a', address2: 'b' })).toBe('address');
    expect(difference(before, { ...before, name: 'B', city: 'Yaba', interested_in: [] })).toBe(
      'name, city and interests',
    );
  });
});
