import { businessesPaths } from '../../paths/businesses.ts';
import { onboardingPaths } from '../../paths/onboarding.ts';
import { plus, settings } from '../../views/ui/foundations/icons.ts';
import { owner, signedIn } from '../access.ts';
import { flowPage, page } from '../page.tsx';
import type { Manifest } from '../screen.ts';

export const businesses: Manifest = {
  firstSteps: [
    {
      step: 'set_up',
      title: 'Check your business details',
      note: 'What you told us is saved. Correct anything that is wrong.',
      action: { label: 'Finish the set-up', href: businessesPaths.businessSetup() },
    },
    {
      step: 'logo',
      title: 'Add your logo',
      note: 'It is shown here, on invitations and on what you print.',
      action: { label: 'Add a logo', href: businessesPaths.businessSettings() },
    },
  ],
  acts: [
    {
      label: 'Add another business',
      href: onboardingPaths.addCompany(),
      icon: plus,
      keywords: ['new', 'company', 'create'],
      access: signedIn,
    },
  ],
  rail: { label: 'Settings', href: businessesPaths.settings(), icon: settings, order: 6 },
  screens: [
    {
      path: businessesPaths.settings(),
      query: { tab: 'business', view: '' },
      title: 'Business settings',
      access: owner,
      frame: 'always',
      menu: { module: 'Settings', label: 'Business', order: 1 },
      page: page(async () => (await import('../screens/business-settings.tsx')).BusinessSettingsScreen),
    },
    {
      path: businessesPaths.settings(),
      query: { tab: 'business', view: 'delete' },
      title: 'Delete the business',
      access: owner,
      frame: 'always',
      page: page(async () => (await import('../screens/delete-business.tsx')).DeleteBusinessScreen),
    },
    {
      path: businessesPaths.businessSetup(),
      title: 'Set up your business',
      parent: businessesPaths.businessSettings(),
      access: owner,
      frame: 'always',
      page: page(async () => (await import('../screens/business-setup.tsx')).BusinessSetupScreen),
    },
    {
      path: businessesPaths.requiredSecondStep(),
      title: 'Set up the second step',
      access: signedIn,
      page: flowPage(
        'setup',
        async () => (await import('../screens/required-second-step.tsx')).RequiredSecondStepScreen,
        async () => (await import('../actors/second-step.ts')).requiredSecondStepFlow,
      ),
    },
    {
      path: businessesPaths.restoreBusiness(),
      title: 'Restore a business',
      access: signedIn,
      page: page(async () => (await import('../screens/restore-business.tsx')).RestoreBusinessScreen),
    },
    {
      path: businessesPaths.businessExport(),
      title: 'Download your data',
      access: signedIn,
      page: page(async () => (await import('../screens/business-export.tsx')).BusinessExportScreen),
    },
  ],
};
