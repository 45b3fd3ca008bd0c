import { assetsPaths } from '../../paths/assets.ts';
import { plus } from '../../views/ui/foundations/icons.ts';
import { inBusiness } from '../access.ts';
import { flowPage, page } from '../page.tsx';
import type { Manifest } from '../screen.ts';

export const assets: Manifest = {
  acts: [
    {
      label: 'Add Asset Type',
      href: assetsPaths.assetTypeSettings({ modal: 'asset-type' }),
      icon: plus,
      keywords: ['new', 'create'],
      access: inBusiness('access_assets'),
    },
    {
      label: 'Add issue type',
      href: assetsPaths.issueTypes({ modal: 'issue-type' }),
      icon: plus,
      keywords: ['new', 'create'],
      access: inBusiness('access_assets'),
    },
  ],
  rail: { label: 'Assets', href: assetsPaths.assets(), icon: 'box', order: 3 },
  screens: [
    {
      path: assetsPaths.assets(),
      query: { tab: 'home', view: '' },
      title: 'Assets',
      access: inBusiness('access_assets'),
      frame: 'always',
      menu: { module: 'Assets', label: 'Home', order: 0 },
      page: flowPage(
        'onboarding',
        async () => (await import('../../views/assets/home.page.tsx')).AssetsHomePage,
        async () => (await import('../actors/assets.ts')).assetOnboardingFlow,
      ),
    },
    {
      path: assetsPaths.assets(),
      query: { tab: 'asset-list', view: 'type' },
      title: 'Asset types',
      access: inBusiness('access_assets'),
      frame: 'always',
      menu: { module: 'Assets', group: 'Assets List', label: 'Asset type', order: 1 },
      page: page(async () => (await import('../../views/assets/asset-types.page.tsx')).AssetTypesPage),
      readAhead: async () => (await import('../../views/assets/asset-types.page.tsx')).readAssetTypes,
    },
    {
      path: assetsPaths.assets(),
      query: { tab: 'settings', view: '' },
      title: 'Settings',
      access: inBusiness('access_assets'),
      frame: 'always',
      menu: { module: 'Assets', label: 'Settings', order: 9 },
      page: page(async () => (await import('../../views/assets/settings.page.tsx')).AssetSettingsPage),
    },
    {
      path: assetsPaths.assets(),
      query: { tab: 'settings', view: 'asset-type' },
      title: 'Asset Type & ID',
      access: inBusiness('access_assets'),
      frame: 'always',
      parent: assetsPaths.settings(),
      menu: { module: 'Assets', label: 'Asset Type & ID', order: 10, isBelowTabs: true },
      page: page(async () => (await import('../../views/assets/asset-type-settings.page.tsx')).AssetTypeSettingsPage),
      readAhead: async () => (await import('../../views/assets/asset-type-settings.page.tsx')).readAssetTypeSettings,
    },
    {
      path: assetsPaths.assets(),
      query: { tab: 'settings', view: 'issued-type' },
      title: 'Issue Types',
      access: inBusiness('access_assets'),
      frame: 'always',
      parent: assetsPaths.settings(),
      menu: { module: 'Assets', label: 'Issue Types', order: 11, isBelowTabs: true },
      page: page(async () => (await import('../../views/assets/issue-types.page.tsx')).IssueTypesPage),
      readAhead: async () => (await import('../../views/assets/issue-types.page.tsx')).readIssueTypes,
    },
    {
      path: assetsPaths.assets(),
      query: { tab: 'settings', view: 'statutory-type' },
      title: 'Statutory Information',
      access: inBusiness('access_assets'),
      frame: 'always',
      parent: assetsPaths.settings(),
      menu: { module: 'Assets', label: 'Statutory Information', order: 12, isBelowTabs: true },
      page: page(async () => (await import('../../views/assets/statutory-types.page.tsx')).StatutoryTypesPage),
      readAhead: async () => (await import('../../views/assets/statutory-types.page.tsx')).readStatutoryTypes,
    },
    {
      path: assetsPaths.assets(),
      query: { tab: 'asset-list', view: 'stock-takes' },
      title: 'Stock-takes',
      access: inBusiness('access_assets'),
      frame: 'always',
      menu: { module: 'Assets', group: 'Assets List', label: 'Stock-takes', order: 5 },
      page: page(async () => (await import('../../views/assets/stock/stock-takes.page.tsx')).StockTakesPage),
    },
    {
      path: assetsPaths.assets(),
      query: { tab: 'asset-list', view: 'stock-take' },
      title: 'Stock-take',
      access: inBusiness('access_assets'),
      frame: 'always',
      parent: assetsPaths.stockTakes(),
      page: flowPage(
        'stockTake',
        async () => (await import('../../views/assets/stock/stock-take.page.tsx')).StockTakePage,
        async () => (await import('../actors/stock-takes.ts')).stockTakeFlow,
      ),
    },
  ],
};
