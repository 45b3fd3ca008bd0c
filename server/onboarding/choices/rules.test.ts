import { describe, expect, it } from 'vitest';
import { countries, findCountry, timeZoneOf } from '../../platform/countries.ts';

describe('the countries', () => {
  it('are known by code, each once, in order of their names', () => {
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    expect(countries.length).toBeGreaterThan(240);
    expect(findCountry('NG')).toMatchObject({ name: 'Nigeria', currency: 'NGN' });
  });
  it('have clean, distinct state names', () => {
    for (const { states } of countries) {
      expect(states.filter((state) => state !== state.trim() || state === '')).toEqual([]);
      expect(new Set(states).size).toBe(states.length);
    }
  });
  it('have currencies and time zones that the runtime knows', () => {
    const currencies = new Set(Intl.supportedValuesOf('currency'));
    for (const country of countries) {
      expect(currencies).toContain(country.currency);
      for (const state of [...country.states, 'Other']) {
        expect(() => new Intl.DateTimeFormat('en', { timeZone: timeZoneOf(country, state) })).not.toThrow();
      }
    }
  });
});
