import { assetsPaths } from '../../paths/assets.ts';
import { plus } from '../../views/ui/foundations/icons.ts';
import { inBusiness } from '../access.ts';
import { page, pageWith } from '../page.tsx';
import type { Manifest } from '../screen.ts';

export const assets: Manifest = {
  acts: [
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
      query: { tab: 'settings', view: 'statutory-type' },
      title: 'Statutory Information',
      access: inBusiness('access_assets'),
      frame: 'always',
      menu: { module: 'Assets', group: 'Settings', label: 'Statutory Information', order: 3 },
      page: pageWith(
        { title: 'Statutory Information' },
        async () => (await import('../../views/assets/document-types.page.tsx')).DocumentTypesPage,
      ),
      readAhead: async () => (await import('../../views/assets/document-types.page.tsx')).readDocumentTypes,
    },
    {
      path: assetsPaths.assets(),
      query: { tab: 'settings', view: 'issued-type' },
      title: 'Issue Types',
      access: inBusiness('access_assets'),
      frame: 'always',
      menu: { module: 'Assets', group: 'Settings', label: 'Issue Types', order: 2 },
      page: page(async () => (await import('../../views/assets/issue-types.page.tsx')).IssueTypesPage),
      readAhead: async () => (await import('../../views/assets/issue-types.page.tsx')).readIssueTypes,
    },
  ],
};
