import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emailKey,
  judgeConfirmation,
  judgeRefresh,
  type KnownMembership,
  type KnownUser,
  onboardingStatus,
  passwordProblems,
  planProblems,
  presentUser,
} from './rules.ts';

const now = new Date('2026-03-01T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const ahead = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('the key of an e-mail address', () => {
  it('is the same for every case and spacing of an address', () => {
    expect(emailKey(' Ada.Okafor@Example.COM ')).toBe('ada.okafor@example.com');
  });
  it('is its own key, whatever the address', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => emailKey(emailKey(text)) === emailKey(text)));
  });
  it('does not depend on the case of an ordinary address', () => {
    fc.assert(fc.property(fc.emailAddress(), (email) => emailKey(email.toUpperCase()) === emailKey(email)));
  });
  it('tells addresses apart that differ in more than case', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.emailAddress(), (a, b) => {
        fc.pre(a.toLowerCase() !== b.toLowerCase());
        return emailKey(a) !== emailKey(b);
      }),
    );
  });
});

describe('a password', () => {
  const about = { email: 'ada.okafor@example.com' };
  it.each([
    ['short', '9kQ-x2v', ['This password is too short. It must contain at least 8 characters.']],
    [
      'short by letters, not by their bytes',
      'é2x-ü9w',
      ['This password is too short. It must contain at least 8 characters.'],
    ],
    ['common', 'Password1', ['This password is too common.']],
    ['common and numeric', '12345678', ['This password is too common.', 'This password is entirely numeric.']],
    ['numeric', '58203746159', ['This password is entirely numeric.']],
    ['numeric in other digits', '٥٨٢٠٣٧٤٦١٥', ['This password is entirely numeric.']],
    ['contained in the email', 'example.com', ['The password is too similar to the email.']],
    ['contained in the email in another case', 'ADA.OKAFOR', ['The password is too similar to the email.']],
    ['the name of the email with a number', 'okafor123', ['The password is too similar to the email.']],
    ['the local part without its dot', 'AdaOkafor1', ['The password is too similar to the email.']],
  ])('is refused when it is %s', (_why, password, problems) => {
    expect(passwordProblems(password, about)).toEqual(problems);
  });
  it.each(['Harmattan-Breeze-42', 'correct horse battery staple', 'okafor travels by night'])(
    'may be %s',
    (password) => {
      expect(passwordProblems(password, about)).toEqual([]);
    },
  );
  it('is compared with every name that is given', () => {
    expect(passwordProblems('ngozinwa1', { 'first name': 'Ngozinwa', 'last name': '' })).toEqual([
      'The password is too similar to the first name.',
    ]);
  });
  it('is refused whenever it is a piece of the email', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.nat(), fc.nat(), (email, from, length) => {
        const piece = email.slice(from % email.length).slice(0, 1 + (length % email.length));
        return passwordProblems(piece, { email }).includes('The password is too similar to the email.');
      }),
    );
  });
});

describe('the plan of a sign-up', () => {
  const info = { billing_buy_now: true, billing_frequency: 'monthly', billing_num_employees: 1 } as const;
  it('says what to buy exactly when it is a premium one', () => {
    expect(planProblems('premium', info)).toEqual({});
    expect(planProblems('free', null)).toEqual({});
    expect(planProblems('premium', null)).toHaveProperty('subscription_info');
    expect(planProblems('free', info)).toHaveProperty('subscription_info');
  });
});

describe('a link of a confirmation mail', () => {
  const known = { expiresAt: ahead(1), signUpId: 'a', confirmedAt: null };
  it.each([
    ['unknown', undefined],
    ['confirm', known],
    ['expired', { ...known, expiresAt: now }],
    ['repeat', { ...known, confirmedAt: ago(1) }],
    ['repeat', { ...known, confirmedAt: ago(1), expiresAt: ago(1), signUpId: null }],
    ['unknown', { ...known, signUpId: null }],
  ] as const)('is judged as %s', (verdict, link) => {
    expect(judgeConfirmation(link, now)).toBe(verdict);
  });
});

describe('a refresh token', () => {
  const fresh = { expiresAt: ahead(1), usedAt: null, revokedAt: null };
  it.each([
    ['refused', undefined],
    ['exchange', fresh],
    ['refused', { ...fresh, expiresAt: now }],
    ['refused', { ...fresh, revokedAt: ago(1) }],
    ['repeat', { ...fresh, usedAt: ago(0) }],
    ['repeat', { ...fresh, usedAt: ago(30) }],
    ['reuse', { ...fresh, usedAt: ago(30.001) }],
    ['reuse', { ...fresh, usedAt: ago(60), expiresAt: ago(1) }],
    ['refused', { ...fresh, usedAt: ago(60), revokedAt: ago(1) }],
  ] as const)('is judged as %s', (verdict, token) => {
    expect(judgeRefresh(token, now)).toBe(verdict);
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
  it('is told what they lost by others, the last first, and the latest five of it', () => {
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
    const told = lost(
      [],
      days.map((lost_at) => ({ ...removal, lost_at })),
    );
    expect(told.map(({ lost_at }) => lost_at)).toEqual(days.slice(2).reverse());
  });
  it('may do everything as an owner', () => {
    const { permissions } = presentUser(known([membership]));
    expect(permissions.map(({ codename }) => codename)).toEqual([
      'access_hr',
      'access_vehicles',
      'access_assets',
      'access_payroll',
    ]);
  });
  it('is asked to buy only as an owner', () => {
    const eligible = (is_owner: boolean) =>
      presentUser(known([{ ...membership, is_owner }])).business?.billing.eligible_to_buy_now;
    expect([eligible(true), eligible(false)]).toEqual([true, false]);
  });
});
