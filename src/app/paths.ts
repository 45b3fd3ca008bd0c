type Query = Record<string, string | null | undefined>;

/** A path with a query of what is given. */
export function at(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

const utmNames = ['utm_source', 'utm_medium', 'utm_campaign'];

/** Every address of the app is built here. */
export const paths = {
  home: () => '/',
  login: (query: { reason?: 'session_expired'; next?: string | null } = {}) => at('/login', query),
  signUp: () => '/signup',
  /** `reference` is that of the payment that a person comes back from. */
  premiumSignUp: (query: { reference?: string | null } = {}) => at('/premium/signup', query),
  signedUp: (query: { email?: string } = {}) => at('/signup/confirm', query),
  resendConfirmation: () => '/account/confirmation/new',
  verifyEmail: () => '/account/verify',
  verifyInvite: () => '/verify-invite',
  forgotPassword: () => '/forgot-password',
  forgotPasswordConfirm: () => '/forgot-password-confirm',
  passwordReset: () => '/account/password-reset',
  passwordReplaced: () => '/password-reset/successful',
  terms: () => '/terms',
  privacyPolicy: () => '/privacy-policy',
  /** Carries the utm values of the address a person came from. */
  businessRegistration: (search: URLSearchParams = new URLSearchParams()) =>
    at('/business-registration', Object.fromEntries(utmNames.map((name) => [name, search.get(name)]))),
  businessSetup: () => '/business-setup',
  addBusiness: () => '/add-business',
  addCompany: () => '/profile/add-company',
  restoreBusiness: () => '/restore-business',
  businessExport: (query: { business?: string } = {}) => at('/business-export', query),
  profile: () => '/profile',
  security: () => at('/profile', { tab: 'security' }),
  secondStep: () => at('/profile', { tab: 'security', view: 'second-step' }),
  settings: () => '/settings',
  businessSettings: () => at('/settings', { tab: 'business' }),
  members: () => at('/settings', { tab: 'people' }),
  auditLog: () => at('/settings', { tab: 'audit-log' }),
  deleteBusiness: () => at('/settings', { tab: 'business', view: 'delete' }),
  /** Of the business that is named, or of the one a person works in; `to` is the member it is meant for. */
  administratorHandover: (query: { business?: string; to?: string } = {}) => at('/administrator-handover', query),
  billing: () => '/billing',
  pricing: () => '/billing/pricing',
  buyNow: () => '/billing/buy-now',
  /** `reference` is that of a payment; without one, the payment that is under way. */
  pay: (query: { reference?: string } = {}) => at('/billing/pay', query),
  upgradePlan: (query: { cycle?: string } = {}) => at('/billing/upgrade-plan', query),
  extendSubscription: () => '/billing/extend-subscription',
  dashboard: () => '/dashboard',
  hr: () => '/hr',
  invites: (query: { modal?: 'invite' } = {}) => at('/invites', query),
  assets: () => '/assets',
  assetTypes: () => at('/assets', { tab: 'asset-list', view: 'type' }),
  statutoryInformation: () => at('/assets', { tab: 'settings', view: 'statutory-type' }),
  fleet: () => '/fleet',
  payroll: () => '/payroll',
  restricted: (query: { permission?: string } = {}) => at('/unauthorized-access', query),
  notFound: () => '/404',
};

/** Where a person is for themselves, whichever business they work in: to go to another one leads nowhere else. */
export const isOfPerson = (path: string): boolean =>
  [paths.profile(), paths.addBusiness(), paths.addCompany(), paths.restoreBusiness(), paths.businessExport()].includes(
    path,
  );
