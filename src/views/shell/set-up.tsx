import type { components } from '../../../openapi/generated/contract.ts';
import { Link } from '../ui/actions/link.tsx';
import { Stat, Stats } from '../ui/content/stat.tsx';
import * as css from './dashboard.css.ts';

type Quickstart = components['schemas']['Quickstart'];

/** Where the module of a count is; null for people who may not go there. */
export type SetUpHrefs = { hr: string | null; assets: string | null; fleet: string | null; payroll: string | null };

const modules: Record<keyof SetUpHrefs, string> = {
  hr: 'People',
  assets: 'Assets',
  fleet: 'Fleet',
  payroll: 'Payroll',
};

const figures: { key: keyof Quickstart; label: string; module: keyof SetUpHrefs | null }[] = [
  { key: 'people', label: 'People', module: 'payroll' },
  { key: 'departments', label: 'Departments', module: 'hr' },
  { key: 'regions', label: 'Regions', module: null },
  { key: 'asset_types', label: 'Asset types', module: 'assets' },
  { key: 'issue_types', label: 'Issue types', module: null },
  { key: 'document_types', label: 'Document types', module: 'fleet' },
];

/** How many there are of each thing that a new business begins with; while that is not known, figures of the same size. */
export function SetUp({ counts, hrefs }: { counts: Quickstart | null; hrefs: SetUpHrefs }) {
  return (
    <Stats>
      {figures.map(({ key, label, module }) => {
        const href = module ? hrefs[module] : null;
        return (
          <Stat
            key={key}
            label={label}
            value={counts ? counts[key].toLocaleString('en-NG') : <Unknown />}
            note={module && href ? <Link href={href}>Open {modules[module]}</Link> : 'Set up for you'}
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
