import { accountsPaths } from '../../paths/accounts.ts';
import { inBusiness } from '../access.ts';
import { flowPage, page } from '../page.tsx';
import type { Manifest } from '../screen.ts';

/** A person's own account. Apart from the screens on the way in, which would name its files. */
export const profile: Manifest = {
  screens: [
    {
      path: accountsPaths.profile(),
      title: 'Profile',
      access: inBusiness(),
      frame: 'always',
      page: page(async () => (await import('../../views/accounts/profile.page.tsx')).ProfilePage),
    },
    {
      path: accountsPaths.profile(),
      query: { tab: 'security', view: '' },
      title: 'Security',
      access: inBusiness(),
      frame: 'always',
      page: page(async () => (await import('../../views/accounts/security.page.tsx')).SecurityPage),
    },
    {
      path: accountsPaths.profile(),
      query: { tab: 'reminders', view: '' },
      title: 'Reminders',
      access: inBusiness(),
      frame: 'always',
      page: page(
        async () => (await import('../../views/accounts/reminder-preferences.page.tsx')).ReminderPreferencesPage,
      ),
    },
    {
      path: accountsPaths.profile(),
      query: { tab: 'security', view: 'second-step' },
      title: 'Second step',
      access: inBusiness(),
      frame: 'always',
      page: flowPage(
        'setup',
        async () => (await import('../../views/accounts/second-step-setup.page.tsx')).SecondStepSetupPage,
        async () => (await import('../actors/second-step.ts')).secondStepFlow,
      ),
    },
  ],
};
