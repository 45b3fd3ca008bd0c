import { onboardingPaths } from '../../paths/onboarding.ts';
import { anyone, inBusiness, signedIn } from '../access.ts';
import { page } from '../page.tsx';
import type { Manifest } from '../screen.ts';

const addBusiness = async () => (await import('../screens/add-business.tsx')).AddBusinessScreen;

export const onboarding: Manifest = {
  screens: [
    {
      path: onboardingPaths.premiumSignUp(),
      title: 'Sign up for premium',
      // The flow itself knows what comes next, for visitors and for the signed-in; who signs out meanwhile stays in it.
      access: anyone,
      page: page(async () => (await import('../screens/premium-sign-up.tsx')).loadPremiumSignUpScreen()),
    },
    {
      path: onboardingPaths.businessRegistration(),
      title: 'Set up your business',
      access: signedIn,
      page: page(async () => (await import('../screens/business-registration.tsx')).BusinessRegistrationScreen),
    },
    {
      path: onboardingPaths.addBusiness(),
      title: 'Add another business',
      access: inBusiness(),
      page: page(addBusiness),
    },
    {
      path: onboardingPaths.addCompany(),
      title: 'Add another business',
      access: inBusiness(),
      page: page(addBusiness),
    },
  ],
};
