import { assetsPaths } from '../../paths/assets.ts';
import { briefcase, plus } from '../../views/ui/foundations/icons.ts';
import { inBusiness } from '../access.ts';
import type { Manifest } from '../screen.ts';
import { lazyPart } from '../shell/lazy-part.tsx';

/** What the register adds around every screen: first steps, acts, cards of the home, finders, its place in the rail. */
export const assetsInFrame: Omit<Manifest, 'screens'> = {
  firstSteps: [
    {
      step: 'asset',
      title: 'Add the first thing that you own',
      note: 'A laptop, a generator or a car: who has it, where it is, and what it is worth.',
      action: { label: 'Add Asset', href: assetsPaths.createAsset() },
    },
  ],
  acts: [
    {
      label: 'Add Asset',
      href: assetsPaths.createAsset(),
      icon: plus,
      keywords: ['new', 'create', 'vehicle'],
      access: inBusiness('access_assets'),
    },
    {
      label: 'Add maintenance',
      href: assetsPaths.createMaintenance(),
      icon: plus,
      keywords: ['service', 'repair', 'inspection', 'record'],
      access: inBusiness('access_assets'),
    },
    {
      label: 'Report issue',
      href: assetsPaths.reportIssue(),
      icon: plus,
      keywords: ['fault', 'broken', 'damage', 'problem'],
      access: inBusiness('access_assets'),
    },
    {
      label: 'Hand over assets',
      href: assetsPaths.handOver(),
      icon: briefcase,
      keywords: ['assign', 'give', 'issue', 'sign', 'receipt'],
      access: inBusiness('access_assets'),
    },
    {
      label: 'Scan a label',
      href: assetsPaths.scan(),
      icon: 'box',
      keywords: ['qr', 'code', 'camera', 'find'],
      access: inBusiness('access_assets'),
    },
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
  home: [
    {
      place: 'main',
      order: 10,
      access: inBusiness('access_assets'),
      card: lazyPart(async () => (await import('../../views/assets/reminders/due-card.tsx')).DueCard),
    },
    {
      place: 'main',
      order: 20,
      access: inBusiness('access_assets'),
      card: lazyPart(async () => (await import('../../views/assets/issues/open-issues-card.tsx')).OpenIssuesCard),
    },
    {
      place: 'side',
      order: 40,
      access: inBusiness('access_assets'),
      card: lazyPart(async () => (await import('../../views/assets/dashboard/register-card.tsx')).RegisterCard),
    },
  ],
  finders: [
    {
      label: 'Assets',
      icon: 'box',
      access: inBusiness('access_assets'),
      load: async () => (await import('../../views/assets/find-assets.ts')).findAssets,
    },
  ],
  rail: { label: 'Assets', href: assetsPaths.assets(), icon: 'box', order: 3 },
};
