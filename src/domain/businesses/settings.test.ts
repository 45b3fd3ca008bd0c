import { expect, it } from 'vitest';
import { changesOf, clashesOf, type Facts, withCountry, withoutClashes } from './settings.ts';

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

it('knows what was changed, and that the same typed again is no change', () => {
  expect(changesOf(facts, {})).toEqual([]);
  expect(changesOf(facts, { name: 'Palm Oil', city: 'Yaba' })).toEqual(['city']);
});

it('forgets state and post code with the country, and leaves the currency alone', () => {
  expect({ ...facts, post_code: '1', ...withCountry('GH') }).toMatchObject({
    country: 'GH',
    state: '',
    post_code: '',
    currency: 'NGN',
  });
});

it('names only what two people changed to different things', () => {
  const now = { ...facts, name: 'Palm Oil Limited', city: 'Yaba', size: '21-50' };
  const typed = { name: 'Red Palm Oil', city: 'Yaba', state: 'Ogun' };
  const clashes = clashesOf(facts, now, typed);
  expect(clashes).toEqual([{ field: 'name', theirs: 'Palm Oil Limited', mine: 'Red Palm Oil' }]);
  expect(withoutClashes(typed, clashes)).toEqual({ city: 'Yaba', state: 'Ogun' });
});
