import { useState } from 'react';
import type { Reference } from '../../../reference/reference.ts';
import { Notice } from '../feedback/feedback.tsx';
import { type TopTab, TopTabs } from './top-tabs.tsx';

const assets: TopTab[] = [
  { label: 'Home', href: '?tab=home' },
  {
    label: 'Assets List',
    tabs: [
      { label: 'Asset list', href: '?tab=asset-list&view=list' },
      { label: 'Asset type', href: '?tab=asset-list&view=type' },
    ],
  },
  {
    label: 'Maintenance',
    tabs: [
      { label: 'Services & Repairs', href: '?tab=maintenance&view=service-repair' },
      { label: 'Reported Issues', href: '?tab=maintenance&view=report-issue' },
    ],
  },
  { label: 'Settings', href: '?tab=settings' },
];

const many: TopTab[] = [
  'Overview',
  'Employees',
  'Departments',
  'Regions',
  'Job titles',
  'Benefits',
  'Time off',
  'Company files',
  'Invitations',
].map((label) => ({ label, href: `?tab=${label.toLowerCase().replaceAll(' ', '-')}` }));

const job: TopTab[] = [
  { label: 'Job Details', view: '?view=details' },
  { label: 'Application Form', view: '?view=form' },
];

function Blocking() {
  const [wanted, setWanted] = useState<string | null>(null);
  return (
    <>
      <TopTabs label="Guarded" tabs={assets} here="/?tab=home" mayLeave={() => false} onBlocked={setWanted} />
      <Notice tone="info">{wanted ? `Asked before going to ${wanted}` : 'Something here is not saved yet.'}</Notice>
    </>
  );
}

export const reference: Reference = {
  name: 'Top tabs',
  use: 'The screens of a module, fixed under the header; parts of one screen, which have no address of their own, are Tabs.',
  components: ['TopTabs'],
  states: [
    { name: 'A route is active', Show: () => <TopTabs label="Assets" tabs={assets} here="/?tab=home" /> },
    {
      name: 'A route of a sub-menu is active',
      opener: 'Assets List',
      Show: () => <TopTabs label="Asset types" tabs={assets} here="/?tab=asset-list&view=type" />,
    },
    { name: 'More than fit', Show: () => <TopTabs label="People" tabs={many} here="/?tab=company-files" /> },
    { name: 'Views of one path', Show: () => <TopTabs label="Job post" tabs={job} here="/?view=form" /> },
    { name: 'A check keeps one here', Show: Blocking },
  ],
};
