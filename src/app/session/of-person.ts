import { accountsPaths } from '../../paths/accounts.ts';
import { businessesPaths } from '../../paths/businesses.ts';
import { onboardingPaths } from '../../paths/onboarding.ts';

/** Screens about the person, not about a business: they stay open when the business changes. */
export const isOfPerson = (path: string): boolean =>
  [
    accountsPaths.profile(),
    onboardingPaths.addBusiness(),
    onboardingPaths.addCompany(),
    businessesPaths.restoreBusiness(),
    businessesPaths.businessExport(),
  ].includes(path);
