// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { belongTo, here, hereOfPerson, keep, keyOf, ofVisitor, type Place, read, sweep } from './storage.ts';

const ada = { person: 'ada', business: 'palm' };
const ben = { person: 'ben', business: 'palm' };
const stores = { tab: sessionStorage, browser: localStorage } as const;
const left = () =>
  Object.values(stores)
    .flatMap((store) => Object.keys(store))
    .sort();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  belongTo(ada);
});

/** One of everything that a browser may hold. */
function fill() {
  const places: Place[] = [
    here('profile-change'),
    hereOfPerson('profile'),
    { ...here('columns.vans'), isChoice: true },
    { ...ben, name: 'profile-change' },
    ofVisitor('onboarding:token'),
    ofVisitor('premiumSignUp'),
  ];
  belongTo({ person: null, business: null });
  for (const place of places) for (const storing of ['tab', 'browser'] as const) keep(storing, place, 'typed');
  belongTo(ada);
  for (const store of Object.values(stores)) store.setItem('draft:profile-change:palm', 'of an earlier release');
  for (const key of ['access_token', 'refresh_token', 'business_domain', 'user', 'user_information', 'theme'])
    localStorage.setItem(key, 'x');
}

describe('what is kept', () => {
  it('has person and business in its key, so that nobody else reads it', () => {
    keep('tab', here('profile-change'), { nin: '12345678901' });
    expect(read('tab', here('profile-change'))).toEqual({ nin: '12345678901' });
    for (const other of [ben, { person: 'ada', business: 'kola' }, { person: null, business: null }]) {
      belongTo(other);
      expect(read('tab', here('profile-change'))).toBeNull();
    }
  });

  it('is not mixed up by names that contain what separates them', () => {
    expect(keyOf({ person: 'a:b', business: 'c', name: 'd' })).not.toBe(
      keyOf({ person: 'a', business: 'b:c', name: 'd' }),
    );
  });

  it('is refused at the place of a person after another has signed in, as from a screen that closes late', () => {
    const place = here('profile-change');
    belongTo({ person: null, business: null });
    keep('tab', place, 'typed just before the session ended');
    expect(read('tab', place)).toBe('typed just before the session ended');
    belongTo(ben);
    sweep('ben');
    keep('tab', place, 'typed too late');
    expect(left()).toEqual([]);
  });

  it('goes at the sign-in of another person, whatever it is called', () => {
    fill();
    sweep('ada');
    const own = [
      'choice:ada:palm:columns.vans',
      'kept:-:-:premiumSignUp',
      'kept:ada:-:profile',
      'kept:ada:palm:profile-change',
    ];
    const ofTheSession = ['access_token', 'business_domain', 'refresh_token', 'theme', 'user', 'user_information'];
    expect(left()).toEqual([...own, ...own, ...ofTheSession].sort());
  });

  it('goes when its person signs out, and leaves how they like things to look', () => {
    fill();
    sweep(null);
    const choices = Array(2).fill('choice:ada:palm:columns.vans');
    const ofTheSession = ['access_token', 'business_domain', 'refresh_token', 'theme', 'user', 'user_information'];
    expect(left()).toEqual([...choices, ...ofTheSession].sort());
  });

  it('is none where the entry was edited', () => {
    sessionStorage.setItem(keyOf(here('recent')), '{');
    expect(read('tab', here('recent'))).toBeNull();
  });
});
