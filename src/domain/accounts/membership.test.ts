import { expect, test } from 'vitest';
import { businessOf } from './membership.ts';

const memberships = [{ business_id: 'first' }, { business_id: 'second' }];

test.each([
  ['second', 'second'],
  ['left', 'first'],
  [null, 'first'],
])('with the stored business %j, enters %j', (kept, business) => expect(businessOf(memberships, kept)).toBe(business));

test('enters no business for a person without one', () => expect(businessOf([], 'left')).toBeNull());
