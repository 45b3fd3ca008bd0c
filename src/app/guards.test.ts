import { describe, expect, it } from 'vitest';
import type { User } from '../machines/accounts/session/machine.ts';
import { onboardingPaths } from '../paths/onboarding.ts';
import { type Access, decide, may, needsSecondStep, type Presence } from './guards.ts';

const owner: User = {
  id: 'ada',
  email: 'ada@palmoil.ng',
  first_name: 'Ada',
  last_name: 'Obi',
  phone_number: null,
  is_owner: true,
  permissions: [],
  business: null,
  business_user_memberships: [{ business_id: 'palm', business_name: 'Palm Oil', is_owner: true, permissions: [] }],
  restorable_businesses: [],
  lost_businesses: [],
  business_onboarding_status: '',
  business_plan: 'free',
  subscription_info: null,
};
const clerk: User = {
  ...owner,
  business_user_memberships: [
    { business_id: 'palm', business_name: 'Palm Oil', is_owner: false, permissions: [{ codename: 'access_hr' }] },
    { business_id: 'kola', business_name: 'Kola Nut', is_owner: true, permissions: [] },
  ],
};

const signedIn = (user: User, businessId: string | null = 'palm'): Presence => ({
  state: 'signedIn',
  user,
  businessId,
});
const signedOut = (isExpired = false): Presence => ({ state: 'signedOut', isExpired });
const payroll: Access = { for: 'member', needsBusiness: true, permissions: ['access_payroll'] };
const wizard: Access = { for: 'member', needsBusiness: false };
const settings: Access = { for: 'member', needsBusiness: true, isForOwner: true };
const signUp: Access = { for: 'visitor', signedInTo: (search) => onboardingPaths.businessRegistration(search) };

describe('a screen for members', () => {
  it('waits while the session is unknown', () => {
    expect(decide(payroll, { state: 'unknown' }, '/payroll')).toEqual({ show: 'waiting' });
    expect(decide(payroll, { state: 'unreachable' }, '/payroll')).toEqual({ show: 'unreachable' });
  });

  it('redirects a visitor to the sign-in, with the requested address as `next`', () => {
    expect(decide(payroll, signedOut(), '/payroll?tab=home')).toEqual({
      redirect: '/login?next=%2Fpayroll%3Ftab%3Dhome',
    });
    expect(decide(payroll, signedOut(), '/dashboard')).toEqual({ redirect: '/login' });
  });

  it('redirects to the sign-in with the reason when the session has expired', () => {
    expect(decide(payroll, signedOut(true), '/hr')).toEqual({ redirect: '/login?reason=session_expired&next=%2Fhr' });
  });

  it('redirects a person without a business to the wizard', () => {
    expect(decide(payroll, signedIn(owner, null), '/payroll')).toEqual({ redirect: '/business-registration' });
    expect(decide(wizard, signedIn(owner, null), '/business-registration')).toEqual({ show: 'page' });
  });

  it('keeps the fragment in `next`', () => {
    expect(decide(payroll, signedOut(), '/payroll?tab=home#may')).toEqual({
      redirect: '/login?next=%2Fpayroll%3Ftab%3Dhome%23may',
    });
  });

  it('redirects a person with a deleted business to its restoration', () => {
    const restorable_businesses = [
      { business_id: 'palm', business_name: 'Palm Oil', deletes_at: '2026-12-01T00:00:00Z' },
    ];
    const former = { ...owner, business_user_memberships: [], restorable_businesses };
    expect(decide(payroll, signedIn(former, null), '/payroll')).toEqual({ redirect: '/restore-business' });
    expect(decide(wizard, signedIn(former, null), '/business-registration')).toEqual({ show: 'page' });
  });

  it("shows an owner's screen only to the owner, whatever permissions others have", () => {
    expect(decide(settings, signedIn(clerk), '/settings')).toEqual({
      redirect: '/unauthorized-access?permission=owner',
    });
    expect(decide(settings, signedIn(clerk, 'kola'), '/settings')).toEqual({ show: 'page' });
    expect(decide(settings, signedIn(owner), '/settings')).toEqual({ show: 'page' });
  });

  it('names the missing permission', () => {
    expect(decide(payroll, signedIn(clerk), '/payroll')).toEqual({
      redirect: '/unauthorized-access?permission=access_payroll',
    });
    expect(decide(payroll, signedIn(owner), '/payroll')).toEqual({ show: 'page' });
  });

  it('opens what several permissions open to whoever has one of them', () => {
    const due: Access = { for: 'member', needsBusiness: true, permissions: ['access_vehicles', 'access_hr'] };
    expect(decide(due, signedIn(clerk), '/due')).toEqual({ show: 'page' });
    expect(decide({ ...due, permissions: ['access_vehicles', 'access_payroll'] }, signedIn(clerk), '/due')).toEqual({
      redirect: '/unauthorized-access?permission=access_vehicles',
    });
  });
});

describe('a business that requires the second step', () => {
  const [palm, kola] = clerk.business_user_memberships;
  const lacking: User = {
    ...clerk,
    business_user_memberships: [palm, kola].flatMap((each) =>
      each ? [{ ...each, needs_second_step: each === palm }] : [],
    ),
  };
  const led = { redirect: '/required-second-step?next=%2Fhr%3Fpage%3D2%23row' };

  it('leads a member without it to set it up, with the requested address as `next`', () => {
    const hr: Access = { for: 'member', needsBusiness: true, permissions: ['access_hr'] };
    expect(decide(hr, signedIn(lacking), '/hr?page=2#row')).toEqual(led);
    expect(decide(payroll, signedIn(lacking), '/hr?page=2#row')).toEqual(led);
    expect(decide(settings, signedIn(lacking), '/hr?page=2#row')).toEqual(led);
    expect(decide(hr, signedIn(clerk), '/hr')).toEqual({ show: 'page' });
  });

  it('leaves them the screens that need no business, and their other businesses', () => {
    expect(decide(wizard, signedIn(lacking), '/required-second-step')).toEqual({ show: 'page' });
    expect(decide(settings, signedIn(lacking, 'kola'), '/settings')).toEqual({ show: 'page' });
    expect(needsSecondStep({ user: lacking, businessId: 'palm' })).toBe(true);
    expect(needsSecondStep({ user: lacking, businessId: 'kola' })).toBe(false);
    expect(needsSecondStep({ user: null, businessId: null })).toBe(false);
  });
});

describe('a purchase that was chosen at sign-up', () => {
  const business = (eligible_to_buy_now: boolean) => ({
    id: 'palm',
    name: 'Palm Oil',
    billing: { eligible_to_buy_now },
  });
  const buyer: User = { ...owner, business: business(true) };
  const dashboard: Access = { for: 'member', needsBusiness: true, purchase: 'notDue' };
  const buyNow: Access = { for: 'member', needsBusiness: true, isForOwner: true, purchase: 'due' };

  it('redirects from the dashboard to the payment until the owner postpones it', () => {
    expect(decide(dashboard, signedIn(buyer), '/dashboard')).toEqual({ redirect: '/billing/buy-now' });
    expect(decide(buyNow, signedIn(buyer), '/billing/buy-now')).toEqual({ show: 'page' });
    expect(decide(dashboard, signedIn(buyer), '/dashboard', 'palm')).toEqual({ show: 'page' });
    expect(decide(dashboard, signedIn(buyer), '/dashboard', 'kola')).toEqual({ redirect: '/billing/buy-now' });
  });

  it('redirects from the payment to the dashboard when no purchase is due', () => {
    const payer = { ...owner, business: business(false) };
    expect(decide(dashboard, signedIn(payer), '/dashboard')).toEqual({ show: 'page' });
    expect(decide(buyNow, signedIn(payer), '/billing/buy-now')).toEqual({ redirect: '/dashboard' });
    expect(decide(buyNow, signedIn(owner), '/billing/buy-now')).toEqual({ redirect: '/dashboard' });
  });

  it('is due only in its own business', () => {
    const both = { ...clerk, business: business(true) };
    expect(decide(dashboard, signedIn(both, 'kola'), '/dashboard')).toEqual({ show: 'page' });
    expect(decide(buyNow, signedIn(both, 'kola'), '/billing/buy-now')).toEqual({ redirect: '/dashboard' });
  });
});

describe('a screen for visitors', () => {
  it('shows it to a visitor', () => {
    expect(decide(signUp, signedOut(), '/signup')).toEqual({ show: 'page' });
  });

  it('shows it to a signed-in person without another destination', () => {
    const login: Access = { for: 'visitor', signedInTo: (_, { businessId }) => businessId && '/dashboard' };
    expect(decide(login, signedIn(owner, null), '/login')).toEqual({ show: 'page' });
    expect(decide(login, signedIn(owner), '/login')).toEqual({ redirect: '/dashboard' });
  });

  it('redirects a signed-in person and keeps only the utm parameters', () => {
    expect(decide(signUp, signedIn(owner), '/signup?plan=buy_now&utm_source=radio&utm_medium=fm')).toEqual({
      redirect: '/business-registration?utm_source=radio&utm_medium=fm',
    });
  });
});

it('gives an owner every permission, and others their own, in the current business only', () => {
  const inPalm = (user: User | null) => ({ user, businessId: 'palm' });
  expect(may(inPalm(owner), 'access_vehicles')).toBe(true);
  expect(may(inPalm(clerk), 'access_hr')).toBe(true);
  expect(may(inPalm(clerk), 'access_vehicles')).toBe(false);
  expect(may({ user: clerk, businessId: 'kola' }, 'access_vehicles')).toBe(true);
  expect(may({ user: owner, businessId: 'kola' }, 'access_hr')).toBe(false);
  expect(may(inPalm(null), 'access_hr')).toBe(false);
});
