import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailKey, type KnownMembership, type KnownUser, onboardingStatus, presentUser } from './rules.ts';

describe('the key of an email address', () => {
  it('is the same for every case and spacing of an address', () => {
    expect(emailKey(' Ada.Okafor@Example.COM ')).toBe('ada.okafor@example.com');
  });
  it('is its own key, for every address', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => emailKey(emailKey(text)) === emailKey(text)));
  });
  it('does not depend on the case of an ordinary address', () => {
    fc.assert(fc.property(fc.emailAddress(), (email) => emailKey(email.toUpperCase()) === emailKey(email)));
  });
  it('differs for addresses that differ in more than case', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.emailAddress(), (a, b) => {
        fc.pre(a.toLowerCase() !== b.toLowerCase());
        return emailKey(a) !== emailKey(b);
      }),
    );
  });
});

describe('a signed-in person', () => {
  const membership: KnownMembership = {
    business_id: '01a00000-0000-7000-8000-000000000001',
    business_name: 'First',
    is_owner: true,
    permissions: [],
    is_set_up: false,
    closed_at: null,
    deletes_at: null,
    eligible_to_buy_now: true,
    needs_second_step: false,
  };
  const person = {
    id: '01a00000-0000-7000-8000-000000000000',
    email: 'a@b.test',
    first_name: '',
    last_name: '',
    phone_number: null,
    business_plan: 'free',
    subscription_info: null,
  } as const;
  const known = (memberships: KnownMembership[], removals: KnownUser['removals'] = []): KnownUser => ({
    ...person,
    memberships,
    removals,
  });

  it.each([
    ['create', []],
    ['setup', [membership]],
    ['', [{ ...membership, is_set_up: true }]],
    ['unapplicable', [{ ...membership, is_owner: false }]],
    ['closed', [{ ...membership, closed_at: '2026-11-02T09:00:00.000Z' }]],
    [
      'unapplicable',
      [
        { ...membership, closed_at: '2026-11-02T09:00:00.000Z' },
        { ...membership, is_owner: false },
      ],
    ],
  ] as const)('has the onboarding status "%s"', (status, memberships) => {
    expect(onboardingStatus(memberships)).toBe(status);
  });

  it('goes to the first open business, with its permissions', () => {
    const staff = { ...membership, is_owner: false, permissions: ['access_hr' as const] };
    const shown = presentUser(known([{ ...membership, closed_at: '2026-11-02T09:00:00.000Z' }, staff, membership]));
    expect(shown.business_user_memberships).toHaveLength(2);
    expect(shown).toMatchObject({ is_owner: false, permissions: [{ codename: 'access_hr' }] });
  });
  it('sees the last five businesses that they lost because of others, the latest first', () => {
    const [early, late] = ['2026-11-02T09:00:00.000Z', '2026-11-03T09:00:00.000Z'];
    const staff = { ...membership, is_owner: false };
    const removal = { business_id: '01a00000-0000-7000-8000-000000000002', business_name: 'Second' };
    const lost = (memberships: KnownMembership[], removals: KnownUser['removals']) =>
      presentUser(known(memberships, removals)).lost_businesses;
    expect(lost([{ ...staff, closed_at: early }], [{ ...removal, lost_at: late }])).toEqual([
      { ...removal, cause: 'removed', lost_at: late },
      { business_id: staff.business_id, business_name: 'First', cause: 'closed', lost_at: early },
    ]);
    expect(lost([staff, { ...membership, closed_at: early }], [])).toEqual([]);
    const days = Array.from({ length: 7 }, (_, day) => `2026-11-0${day + 1}T09:00:00.000Z`);
    const losses = lost(
      [],
      days.map((lost_at) => ({ ...removal, lost_at })),
    );
    expect(losses.map(({ lost_at }) => lost_at)).toEqual(days.slice(2).reverse());
  });
  it('may do everything as an owner', () => {
    const { permissions } = presentUser(known([membership]));
    expect(permissions.map(({ codename }) => codename)).toEqual([
      'access_hr',
      'access_vehicles',
      'access_assets',
      'access_payroll',
      'edit_people',
      'see_pay',
      'manage_hr',
      'manage_time_off',
      'access_rota',
      'plan_rota',
    ]);
  });
  it('is asked to buy only as an owner', () => {
    const eligible = (is_owner: boolean) =>
      presentUser(known([{ ...membership, is_owner }])).business?.billing.eligible_to_buy_now;
    expect([eligible(true), eligible(false)]).toEqual([true, false]);
  });
});
