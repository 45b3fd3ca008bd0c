import { expect, it } from 'vitest';
import { changesOf, conflictsOf, type Facts, withCountry, withoutConflicts } from './settings.ts';

const facts: Facts = {
  name: 'Palm Oil',
  description: '',
  type: 'partnership',
  phone_number: '+2348012345678',
  address1: '1 Allen Avenue',
  address2: '',
  post_code: '',
  country: 'NG',
  state: 'Lagos',
  city: 'Ikeja',
  currency: 'NGN',
  time_zone: 'Africa/Lagos',
  size: '1-20',
};

it('lists the changed fields, without those typed again unchanged', () => {
  expect(changesOf(facts, {})).toEqual([]);
  expect(changesOf(facts, { name: 'Palm Oil', city: 'Yaba' })).toEqual(['city']);
});

it('clears state and post code with a new country, and keeps the currency', () => {
  expect({ ...facts, post_code: '1', ...withCountry('GH') }).toMatchObject({
    country: 'GH',
    state: '',
    post_code: '',
    currency: 'NGN',
  });
});

it('reports a conflict only when two people set a field to different values', () => {
  const now = { ...facts, name: 'Palm Oil Limited', city: 'Yaba', size: '21-50' };
  const typed = { name: 'Red Palm Oil', city: 'Yaba', state: 'Ogun' };
  const conflicts = conflictsOf(facts, now, typed);
  expect(conflicts).toEqual([{ field: 'name', theirs: 'Palm Oil Limited', mine: 'Red Palm Oil' }]);
  expect(withoutConflicts(typed, conflicts)).toEqual({ city: 'Yaba', state: 'Ogun' });
});
