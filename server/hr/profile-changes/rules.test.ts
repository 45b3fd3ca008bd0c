import { expect, it } from 'vitest';
import { noPay } from '../pay/rules.ts';
import { type FieldChange, type Profile, presentField } from './rules.ts';

it('says of a change that waits, and of no other, that the record has changed meanwhile', () => {
  const now = { person: { phone_number: '+2348031234567' }, pay: noPay, next_of_kin: null, emergency_contact: null };
  const change = {
    field: 'phone_number',
    old: { phone_number: null },
    new: { phone_number: '+2348098765432' },
  } as const;
  const isOutdated = (state: FieldChange['state']) =>
    presentField({ ...change, state, note: null }, { now: now as unknown as Profile, maySeePay: false }).is_outdated;
  expect(isOutdated('open')).toBe(true);
  expect(isOutdated('approved')).toBe(false);
});
