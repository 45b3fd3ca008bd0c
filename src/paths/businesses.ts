import { at } from './shared.ts';

export const businessesPaths = {
  settings: () => '/settings',
  businessSettings: () => at('/settings', { tab: 'business' }),
  deleteBusiness: () => at('/settings', { tab: 'business', view: 'delete' }),
  businessSetup: () => '/business-setup',
  requiredSecondStep: (query: { next?: string } = {}) => at('/required-second-step', query),
  restoreBusiness: () => '/restore-business',
  businessExport: (query: { business?: string } = {}) => at('/business-export', query),
};
