import { expect, test } from 'vitest';
import { businessOf } from './membership.ts';

const memberships = [{ business_id: 'first' }, { business_id: 'second' }];

test.each([
  ['second', 'second'],
  ['left', 'first'],
  [null, 'first'],
])('a person who kept %j works in %j', (kept, business) => expect(businessOf(memberships, kept)).toBe(business));

test('a person without a business works in none', () => expect(businessOf([], 'left')).toBeNull());
