import { expect, test } from 'vitest';
import { noAnswers } from './business.ts';
import { toCreation } from './creation.ts';

const least = {
  ...noAnswers,
  name: ' Palm Oil ',
  state: 'Lagos',
  city: 'Ikeja',
  address1: '1 Allen Avenue',
  first_name: 'Ada',
  last_name: 'Obi',
  phone_number: '0801 234 5678',
  size: 'Myself' as const,
};

test('omits empty answers, sends the phone number as E.164, and sets the legal form to partnership', () => {
  expect(toCreation(least)).toEqual({
    name: 'Palm Oil',
    first_name: 'Ada',
    last_name: 'Obi',
    type: 'partnership',
    phone_number: '+2348012345678',
    address1: '1 Allen Avenue',
    country: 'NG',
    state: 'Lagos',
    city: 'Ikeja',
    currency: 'NGN',
    size: 'Myself',
  });
});

test('omits a post code in a country without one', () => {
  const post_code = 'SW1A 1AA';
  expect(toCreation({ ...least, post_code })).not.toHaveProperty('post_code');
  expect(toCreation({ ...least, post_code, country: 'GB' })).toHaveProperty('post_code', post_code);
});

test('omits the colour when there is a logo', () => {
  const logo = new File(['logo'], 'logo.png');
  expect(toCreation({ ...least, avatar: 'plum' })).toHaveProperty('avatar', 'plum');
  expect(toCreation({ ...least, avatar: 'plum', logo })).not.toHaveProperty('avatar');
});
