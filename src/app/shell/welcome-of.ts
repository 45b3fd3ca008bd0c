import type { components } from '../../../openapi/generated/contract.ts';
import type { WelcomeProps } from '../../views/shared/onboarding/welcome-part.ts';
import { flowPage } from '../page.tsx';

/** The welcome of a module, for the manifest to give to its first page. */
export const welcomeOf = (type: components['schemas']['AppOnboardingType']) =>
  flowPage<
    'onboarding',
    typeof import('../../machines/shared/module-onboarding/machine.ts').moduleOnboardingMachine,
    WelcomeProps
  >(
    'onboarding',
    async () => (await import('../../views/shared/onboarding/module-welcome.tsx')).ModuleWelcome,
    async () => (await import('../actors/shell.onboarding.ts')).welcomeFlow(type),
  );
