import type { components } from '../../../openapi/generated/contract.ts';
import { abbreviationOf } from '../../domain/assets/abbreviation.ts';
import { assetsPaths } from '../../paths/assets.ts';
import { Button } from '../ui/actions/button.tsx';
import { RowMenu } from '../ui/actions/menu.tsx';
import { Badge } from '../ui/content/badge.tsx';
import { EmptyState } from '../ui/feedback/feedback.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { visuallyHidden } from '../ui/foundations/visually-hidden.css.ts';
import type { RowAction } from '../ui/lists/table-column.ts';
import { useAnnouncement } from '../ui/lists/use-announcement.ts';
import * as css from './asset-types.css.ts';

type AssetType = components['schemas']['AssetType'];

type TypeGridProps = {
  types: readonly AssetType[];
  actsOf: (type: AssetType) => readonly RowAction[];
  /** Whether new cards are loading; the current ones stay until then. */
  isFetching: boolean;
  isSearched: boolean;
  /** Null without a filter. */
  onClear: (() => void) | null;
};

type TypeCardProps = { type: AssetType; acts: readonly RowAction[] };

/** Asset types as cards, or the reason why there are none. */
export function TypeGrid({ types, actsOf, isFetching, isSearched, onClear }: TypeGridProps) {
  const news = useAnnouncement(isFetching ? null : `${types.length} asset ${types.length === 1 ? 'type' : 'types'}`);
  return (
    <div aria-busy={isFetching}>
      <p role="status" className={visuallyHidden}>
        {news}
      </p>
      {types.length > 0 ? (
        <ul className={css.cards} aria-label="Asset types">
          {types.map((type) => (
            <li key={type.id} className={css.card}>
              <TypeCard type={type} acts={actsOf(type)} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={css.none}>
          <EmptyState
            icon="box"
            title={isSearched ? 'Asset type with name does not Exist' : 'You Have no asset type'}
            action={onClear ? <Button onPress={onClear}>Clear filters</Button> : undefined}
          />
        </div>
      )}
    </div>
  );
}

function TypeCard({ type: { id, name, asset_count: count, is_default }, acts }: TypeCardProps) {
  return (
    <>
      <span className={css.abbreviation} aria-hidden="true">
        {abbreviationOf(name)}
      </span>
      <span className={css.words}>
        <a className={css.name} href={assetsPaths.assetList({ asset_type: id })}>
          {name}
        </a>
        <span className={css.note}>
          {count.toLocaleString('en-NG')} {count === 1 ? 'asset' : 'assets'}
        </span>
      </span>
      {is_default ? <Badge tone="neutral">Default</Badge> : null}
      <span className={css.menu}>
        <RowMenu name={name} entries={acts} onAct={(act) => acts.find((one) => one.id === act)?.onAct()} />
      </span>
    </>
  );
}

const widths = [58, 44, 66, 50, 38, 60, 48, 54];

export function TypeBones() {
  return (
    <div className={css.cards} aria-hidden="true">
      {widths.map((width) => (
        <div key={width} className={css.card}>
          <Skeleton width={44} height={44} />
          <span className={css.words}>
            <Skeleton width={`${width}%`} />
          </span>
        </div>
      ))}
    </div>
  );
}
