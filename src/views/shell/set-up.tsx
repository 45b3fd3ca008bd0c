import { Link } from 'wouter';
import type { components } from '../../../openapi/generated/contract.ts';
import * as css from './dashboard.css.ts';

type Quickstart = components['schemas']['Quickstart'];

/** Where the module of a count is; null for people who may not go there. */
export type SetUpHrefs = { hr: string | null; assets: string | null; fleet: string | null; payroll: string | null };

const tiles: { key: keyof Quickstart; one: string; many: string; module: keyof SetUpHrefs | null }[] = [
  { key: 'people', one: 'person', many: 'people', module: 'payroll' },
  { key: 'departments', one: 'department', many: 'departments', module: 'hr' },
  { key: 'regions', one: 'region', many: 'regions', module: null },
  { key: 'asset_types', one: 'asset type', many: 'asset types', module: 'assets' },
  { key: 'issue_types', one: 'issue type', many: 'issue types', module: null },
  { key: 'document_types', one: 'document type', many: 'document types', module: 'fleet' },
];

/** How many there are of each thing that a new business begins with. */
export function SetUp({ counts, hrefs }: { counts: Quickstart; hrefs: SetUpHrefs }) {
  return (
    <ul className={css.tiles}>
      {tiles.map(({ key, one, many, module }) => {
        const href = module ? hrefs[module] : null;
        const tile = (
          <>
            <span className={css.count}>{counts[key].toLocaleString('en-NG')}</span>{' '}
            <span className={css.countName}>{counts[key] === 1 ? one : many}</span>
          </>
        );
        return (
          <li key={key} className={css.cell}>
            {href ? (
              <Link href={href} className={css.tileLink}>
                {tile}
              </Link>
            ) : (
              <div className={css.tile}>{tile}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
