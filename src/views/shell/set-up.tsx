import type { components } from '../../../openapi/generated/contract.ts';
import { assetsPaths } from '../../paths/assets.ts';
import { fleetPaths } from '../../paths/fleet.ts';
import { hrPaths } from '../../paths/hr.ts';
import { payrollPaths } from '../../paths/payroll.ts';
import { type Permission, useBusiness } from '../shared/business.ts';
import { Link } from '../ui/actions/link.tsx';
import { Stat, Stats } from '../ui/content/stat.tsx';
import * as css from './dashboard.css.ts';

type Quickstart = components['schemas']['Quickstart'];

/** The link to a module, for people who may open it. */
const modules = {
  hr: { label: 'People', href: hrPaths.hr(), permission: 'access_hr' },
  assets: { label: 'Assets', href: assetsPaths.assets(), permission: 'access_assets' },
  fleet: { label: 'Fleet', href: fleetPaths.fleet(), permission: 'access_vehicles' },
  payroll: { label: 'Payroll', href: payrollPaths.payroll(), permission: 'access_payroll' },
} as const satisfies Record<string, { label: string; href: string; permission: Permission }>;

const figures: { key: keyof Quickstart; label: string; module: keyof typeof modules | null }[] = [
  { key: 'people', label: 'People', module: 'payroll' },
  { key: 'departments', label: 'Departments', module: 'hr' },
  { key: 'regions', label: 'Regions', module: null },
  { key: 'asset_types', label: 'Asset types', module: 'assets' },
  { key: 'issue_types', label: 'Issue types', module: null },
  { key: 'document_types', label: 'Document types', module: 'fleet' },
];

/** The counts of a new business's records, with a skeleton while they load. */
export function SetUp({ counts }: { counts: Quickstart | null }) {
  const { may } = useBusiness();
  return (
    <Stats>
      {figures.map(({ key, label, module }) => {
        const open = module && may(modules[module].permission) ? modules[module] : null;
        return (
          <Stat
            key={key}
            label={label}
            value={counts ? counts[key].toLocaleString('en-NG') : <Unknown />}
            note={open ? <Link href={open.href}>Open {open.label}</Link> : 'Set up for you'}
          />
        );
      })}
    </Stats>
  );
}

/** As tall as a figure is, whatever the width of the screen makes that. */
function Unknown() {
  return (
    <span className={css.unknown} aria-hidden="true">
      00
    </span>
  );
}
