import type { Operator } from '../../domain/legal/operator.ts';
import { legalPaths } from '../../paths/legal.ts';
import { anyone } from '../access.ts';
import { pageWith } from '../page.tsx';
import type { Manifest } from '../screen.ts';

/** Who runs this copy of Steward, as set when the app was built. */
const operator: Operator = {
  name: import.meta.env.VITE_OPERATOR_NAME || null,
  address: import.meta.env.VITE_OPERATOR_ADDRESS || null,
  privacyContact: import.meta.env.VITE_PRIVACY_CONTACT || null,
};

export const legal: Manifest = {
  screens: [
    {
      path: legalPaths.terms(),
      title: 'Terms of service',
      access: anyone,
      page: pageWith({ operator }, async () => (await import('../../views/legal/terms.page.tsx')).TermsPage),
    },
    {
      path: legalPaths.privacyPolicy(),
      title: 'Privacy policy',
      access: anyone,
      page: pageWith(
        { operator },
        async () => (await import('../../views/legal/privacy-policy.page.tsx')).PrivacyPolicyPage,
      ),
    },
  ],
};
