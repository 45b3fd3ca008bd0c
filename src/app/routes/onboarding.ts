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
      // The flow itself decides what comes next for visitors and signed-in people; signing out does not leave it.
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
