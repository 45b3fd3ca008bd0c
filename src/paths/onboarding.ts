import { at } from './shared.ts';

const utmNames = ['utm_source', 'utm_medium', 'utm_campaign'];

export const onboardingPaths = {
  /** `reference` is that of the payment from which a person comes back. */
  premiumSignUp: (query: { reference?: string | null } = {}) => at('/premium/signup', query),
  /** Carries the utm values of the address from which a person came. */
  businessRegistration: (search: URLSearchParams = new URLSearchParams()) =>
    at('/business-registration', Object.fromEntries(utmNames.map((name) => [name, search.get(name)]))),
  addBusiness: () => '/add-business',
  addCompany: () => '/profile/add-company',
};
