import { assetsPaths } from '../paths/assets.ts';
import { billingPaths } from '../paths/billing.ts';
import { businessesPaths } from '../paths/businesses.ts';
import { fleetPaths } from '../paths/fleet.ts';
import { hrPaths } from '../paths/hr.ts';
import { payrollPaths } from '../paths/payroll.ts';
import { peoplePaths } from '../paths/people.ts';
import { shellPaths } from '../paths/shell.ts';
import type { Page } from '../views/shell/palette.tsx';
import type { IconName } from '../views/ui/foundations/icon.tsx';
import { settings } from '../views/ui/foundations/icons.ts';
import type { TopTab } from '../views/ui/navigation/top-tabs.tsx';
import type { Permission } from './guards.ts';

export type Module = {
  label: string;
  href: string;
  icon: IconName;
  permission?: Permission;
  /** Shown to the owner of the business alone. */
  isForOwner?: true;
  /** Its screens, where it has several. */
  tabs?: TopTab[];
};

/** Where one can go, in the order of the rail. A module's tabs stand here as soon as there is a second screen of it. */
export const modules: readonly Module[] = [
  { label: 'Home', href: shellPaths.dashboard(), icon: 'home' },
  {
    label: 'People',
    href: hrPaths.hr(),
    icon: 'people',
    permission: 'access_hr',
    tabs: [
      { label: 'Departments', href: hrPaths.hr() },
      { label: 'Invites', href: peoplePaths.invites() },
    ],
  },
  {
    label: 'Assets',
    href: assetsPaths.assets(),
    icon: 'box',
    permission: 'access_assets',
    tabs: [
      { label: 'Assets List', tabs: [{ label: 'Asset type', href: assetsPaths.assetTypes() }] },
      { label: 'Settings', tabs: [{ label: 'Statutory Information', href: assetsPaths.statutoryInformation() }] },
    ],
  },
  { label: 'Fleet', href: fleetPaths.fleet(), icon: 'car', permission: 'access_vehicles' },
  { label: 'Payroll', href: payrollPaths.payroll(), icon: 'pay', permission: 'access_payroll' },
  {
    label: 'Settings',
    href: businessesPaths.settings(),
    icon: settings,
    isForOwner: true,
    tabs: [
      { label: 'Business', href: businessesPaths.businessSettings() },
      { label: 'People and permissions', href: peoplePaths.members() },
      { label: 'Billing', href: billingPaths.billing() },
      { label: 'Audit log', href: peoplePaths.auditLog() },
    ],
  },
];

/** Whether a path is that of a module, or of one of its screens. */
export const isIn = ({ href, tabs = [] }: Module, path: string): boolean =>
  [href, ...leavesOf(tabs)].some((each) => each.split('?')[0] === path);

const leavesOf = (tabs: readonly TopTab[]): string[] =>
  tabs.flatMap((tab) => ('tabs' in tab ? tab.tabs : [tab])).flatMap((leaf) => ('href' in leaf ? [leaf.href] : []));

/** The pages of a module, for whoever looks for one by name. */
export function pagesOf({ label: module, href, icon, tabs = [] }: Module): Page[] {
  const leaves = tabs.flatMap((tab) => ('tabs' in tab ? tab.tabs : [tab]));
  const pages = leaves.flatMap((leaf) =>
    'href' in leaf ? [{ label: leaf.label, href: leaf.href, icon, module }] : [],
  );
  return pages.length > 0 ? pages : [{ label: module, href, icon, module }];
}
