import { safeNext } from '../../domain/accounts/destination.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { onboardingPaths } from '../../paths/onboarding.ts';
import { shellPaths } from '../../paths/shell.ts';
import { anyone, visitorElse } from '../access.ts';
import { flowPage, page } from '../page.tsx';
import type { Manifest } from '../screen.ts';

const flows = () => import('../actors/accounts.ts');

/** The screens on the way in: the first that a visitor loads. */
export const accounts: Manifest = {
  screens: [
    {
      path: accountsPaths.login(),
      title: 'Sign in',
      // A person without a business arrives here by closing the wizard; the dashboard would redirect them back to it.
      access: visitorElse((search, { businessId }) =>
        businessId === null ? null : (safeNext(search.get('next')) ?? shellPaths.dashboard()),
      ),
      page: flowPage(
        'login',
        async () => (await import('../../views/accounts/login.page.tsx')).LoginPage,
        async () => (await flows()).loginFlow,
      ),
    },
    {
      path: accountsPaths.signUp(),
      title: 'Sign up',
      access: visitorElse((search) => onboardingPaths.businessRegistration(search)),
      page: flowPage(
        'signUp',
        async () => (await import('../screens/sign-up.tsx')).SignUpScreen,
        async () => (await flows()).signUpFlow,
      ),
    },
    {
      path: accountsPaths.signedUp(),
      title: 'Check your email',
      access: anyone,
      page: page(async () => (await import('../../views/accounts/signed-up.page.tsx')).SignedUpPage),
    },
    {
      path: accountsPaths.resendConfirmation(),
      title: 'Send the confirmation again',
      access: visitorElse(() => shellPaths.dashboard()),
      page: flowPage(
        'request',
        async () => (await import('../../views/accounts/mail-request.page.tsx')).MailRequestPage,
        async () => (await flows()).resendConfirmationFlow,
      ),
    },
    {
      path: accountsPaths.verifyEmail(),
      title: 'Confirm your email',
      access: anyone,
      page: flowPage(
        'confirmation',
        async () => (await import('../../views/accounts/verify-email.page.tsx')).VerifyEmailPage,
        async () => (await flows()).emailConfirmationFlow,
      ),
    },
    {
      path: accountsPaths.forgotPassword(),
      title: 'Forgot your password?',
      access: visitorElse(() => shellPaths.dashboard()),
      page: flowPage(
        'request',
        async () => (await import('../../views/accounts/mail-request.page.tsx')).MailRequestPage,
        async () => (await flows()).forgotPasswordFlow,
      ),
    },
    {
      path: accountsPaths.forgotPasswordConfirm(),
      title: 'Check your email',
      access: anyone,
      page: page(async () => (await import('../../views/accounts/check-email.page.tsx')).CheckEmailPage),
    },
    {
      path: accountsPaths.passwordReset(),
      title: 'Choose a new password',
      access: anyone,
      page: flowPage(
        'reset',
        async () => (await import('../../views/accounts/password-reset.page.tsx')).PasswordResetPage,
        async () => (await flows()).passwordResetFlow,
      ),
    },
    {
      path: accountsPaths.passwordReplaced(),
      title: 'Password changed',
      access: anyone,
      page: page(async () => (await import('../../views/accounts/password-replaced.page.tsx')).PasswordReplacedPage),
    },
  ],
};
