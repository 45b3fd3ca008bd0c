type Query = Record<string, string | null | undefined>;

function at(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

const utmNames = ['utm_source', 'utm_medium', 'utm_campaign'];

/** Every address of the app is built here. */
export const paths = {
  home: () => '/',
  login: (query: { reason?: 'session_expired'; next?: string | null } = {}) => at('/login', query),
  signUp: () => '/signup',
  signedUp: (query: { email?: string } = {}) => at('/signup/confirm', query),
  resendConfirmation: () => '/account/confirmation/new',
  verifyEmail: () => '/account/verify',
  forgotPassword: () => '/forgot-password',
  terms: () => '/terms',
  privacyPolicy: () => '/privacy-policy',
  /** Carries the utm values of the address a person came from. */
  businessRegistration: (search: URLSearchParams = new URLSearchParams()) =>
    at('/business-registration', Object.fromEntries(utmNames.map((name) => [name, search.get(name)]))),
  dashboard: () => '/dashboard',
  hr: () => '/hr',
  assets: () => '/assets',
  fleet: () => '/fleet',
  payroll: () => '/payroll',
  restricted: (query: { permission?: string } = {}) => at('/unauthorized-access', query),
  notFound: () => '/404',
};
