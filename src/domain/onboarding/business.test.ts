import { describe, expect, test } from 'vitest';
import {
  type Answers,
  canAdvance,
  fieldsOf,
  isStepComplete,
  mergeAnswers,
  noAnswers,
  postCodeLabel,
  refusedStep,
  type Step,
  stepMistakes,
  steps,
} from './business.ts';

const palmOil: Answers = {
  ...noAnswers,
  name: 'Palm Oil',
  state: 'Lagos',
  city: 'Ikeja',
  address1: '1 Allen Avenue',
  first_name: 'Ada',
  last_name: 'Obi',
  phone_number: '08012345678',
  size: 'Myself',
};

const needed: [Step, (keyof Answers)[]][] = [
  ['namingBusiness', ['name', 'country']],
  ['locatingBusiness', ['state', 'city', 'address1']],
  ['choosingCurrency', ['currency']],
  ['namingAdmin', ['first_name', 'last_name', 'phone_number']],
];

describe('Continue', () => {
  test.each(needed)('%s needs all of %j', (step, fields) => {
    expect(isStepComplete(step, palmOil)).toBe(true);
    for (const field of fields)
      for (const blank of ['', '  ']) expect(isStepComplete(step, { ...palmOil, [field]: blank })).toBe(false);
  });

  test('is enabled at a step without required fields', () => {
    const optional = steps.filter((step) => !needed.some(([each]) => each === step));
    expect(optional.filter((step) => !isStepComplete(step, noAnswers))).toEqual([]);
    expect(optional.filter((step) => !canAdvance(step, noAnswers))).toEqual(['choosingSize']);
  });

  test('does not require address line 2 and post code', () => {
    expect(isStepComplete('locatingBusiness', { ...palmOil, country: 'GB', address2: '', post_code: '' })).toBe(true);
  });

  test('requires the number of people only when pressed', () => {
    expect(stepMistakes('choosingSize', { ...palmOil, size: null })).toEqual({
      size: ['Please select number of people'],
    });
    expect(stepMistakes('choosingSize', palmOil)).toEqual({});
  });

  test('refuses a national phone number of another country', () => {
    expect(canAdvance('namingAdmin', palmOil)).toBe(true);
    expect(stepMistakes('namingAdmin', { ...palmOil, country: 'US' })).toHaveProperty('phone_number');
  });
});

describe('answers', () => {
  test('a new country clears state and post code and sets its currency', () => {
    const british = mergeAnswers(
      'namingBusiness',
      { ...palmOil, post_code: '100001' },
      { country: 'GB', currency: 'GBP' },
    );
    expect(british).toEqual({ ...palmOil, country: 'GB', state: '', post_code: '', currency: 'GBP' });
  });

  test('a new country without a currency clears the currency', () => {
    expect(mergeAnswers('namingBusiness', palmOil, { country: 'GB' }).currency).toBe('');
  });

  test('the same country keeps the state and the chosen currency', () => {
    const chosen = { ...palmOil, currency: 'USD' };
    expect(mergeAnswers('namingBusiness', chosen, { name: 'Palm', country: 'NG', currency: 'NGN' })).toEqual({
      ...chosen,
      name: 'Palm',
    });
  });

  test('the currency step sets the currency', () => {
    expect(mergeAnswers('choosingCurrency', palmOil, { currency: 'USD' }).currency).toBe('USD');
  });

  test('asks for every field at exactly one step', () => {
    expect(Object.values(fieldsOf).flat().toSorted()).toEqual(Object.keys(noAnswers).toSorted());
  });

  test('has nine steps and begins with Nigeria and naira', () => {
    expect(steps).toHaveLength(9);
    expect(noAnswers).toMatchObject({ country: 'NG', currency: 'NGN' });
  });
});

test('finds the step of the first refused field, and none for an unknown field', () => {
  expect(refusedStep({ rating: ['No.'], city: ['No.'] })).toBe('locatingBusiness');
  expect(refusedStep({ logo: ['Too large.'] })).toBe('choosingLogo');
  expect(refusedStep({ type: ['No.'], name: [] })).toBeNull();
});

test.each([
  ['CA', 'Postal code'],
  ['US', 'Zip code'],
  ['GB', 'Post code'],
  ['NG', null],
  ['constructor', null],
])('the post code of %s has the label %s', (country, label) => expect(postCodeLabel(country)).toBe(label));
