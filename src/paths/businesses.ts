import { at } from './shared.ts';

export const businessesPaths = {
  settings: () => '/settings',
  businessSettings: () => at('/settings', { tab: 'business' }),
  deleteBusiness: () => at('/settings', { tab: 'business', view: 'delete' }),
  businessSetup: () => '/business-setup',
  restoreBusiness: () => '/restore-business',
  businessExport: (query: { business?: string } = {}) => at('/business-export', query),
};
