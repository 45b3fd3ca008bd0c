import { describe, expect, it } from 'vitest';
import { type BusinessCreation, canMove, checkCreation, hasEnded, type TaskStatus } from './rules.ts';

const body: BusinessCreation = {
  name: '  Adeyemi Haulage ',
  first_name: 'Ngozi',
  last_name: 'Adeyemi',
  phone_number: '0803 123 4567',
  address1: '14 Oba Akran Avenue',
  state: 'Lagos',
  city: 'Ikeja',
  size: '21-50',
};

describe('the answers of the wizard', () => {
  it('are trimmed and completed', () => {
    expect(checkCreation(body, false).input).toMatchObject({
      name: 'Adeyemi Haulage',
      phoneNumber: '+2348031234567',
      country: 'NG',
      currency: 'NGN',
      timeZone: 'Africa/Lagos',
      type: 'partnership',
      interestedIn: [],
      avatar: 'green',
    });
  });
  it("take the country's own currency and the time zone of the state", () => {
    const california = { ...body, country: 'US', state: 'California', phone_number: '+1 415 555 2671' };
    expect(checkCreation(california, false).input).toMatchObject({ currency: 'USD', timeZone: 'America/Los_Angeles' });
  });
  it('name each interest once', () => {
    const interested_in = 'Core HR, Time & Attendance,,Core HR';
    expect(checkCreation({ ...body, interested_in }, false).input?.interestedIn).toEqual([
      'Core HR',
      'Time & Attendance',
    ]);
  });
  it.each([
    ['an unknown country', { country: 'XX' }, false, ['country', 'phone_number']],
    ['a state of another country', { state: 'Bavaria' }, false, ['state']],
    ['an unknown currency', { currency: 'ZZZ' }, false, ['currency']],
    ['a number that cannot be called', { phone_number: '12' }, false, ['phone_number']],
    ['an unknown interest', { interested_in: 'Core HR,Golf' }, false, ['interested_in']],
    ['blanks', { name: '  ', city: ' ' }, false, ['name', 'city']],
    ['a logo that is text', { logo: 'logo.png' }, false, ['logo']],
    ['a logo and a colour', { logo: 'a', avatar: 'red' as const }, true, ['avatar']],
  ])('are refused with %s', (_what, change, hasLogo, fields) => {
    const { problems } = checkCreation({ ...body, ...change }, hasLogo);
    expect(Object.keys(problems ?? {}).sort()).toEqual([...fields].sort());
  });
  it('may name the state Other', () => {
    expect(checkCreation({ ...body, state: 'Other' }, true).problems).toBeNull();
  });
});

describe('the creation of a business', () => {
  const statuses: TaskStatus[] = ['PENDING', 'STARTED', 'SUCCESS', 'FAILURE'];
  it('moves only forward', () => {
    const moves = statuses.flatMap((from) => statuses.filter((to) => canMove(from, to)).map((to) => `${from} ${to}`));
    expect(moves).toEqual([
      'PENDING STARTED',
      'PENDING FAILURE',
      'STARTED STARTED',
      'STARTED SUCCESS',
      'STARTED FAILURE',
    ]);
  });
  it('ends as a success or as a failure', () => {
    expect(statuses.filter(hasEnded)).toEqual(['SUCCESS', 'FAILURE']);
  });
});
