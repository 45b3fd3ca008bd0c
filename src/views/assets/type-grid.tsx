import { abbreviationOf } from '../../domain/assets/abbreviation.ts';
import { Button } from '../ui/actions/button.tsx';
import { Badge } from '../ui/content/badge.tsx';
import { EmptyState } from '../ui/feedback/feedback.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { visuallyHidden } from '../ui/foundations/visually-hidden.css.ts';
import { useAnnouncement } from '../ui/lists/use-announcement.ts';
import * as css from './asset-types.css.ts';

type AssetType = { id: string; name: string; vehicle_type: boolean; is_default: boolean };

type TypeGridProps = {
  types: readonly AssetType[];
  /** Whether new cards are loading; the current ones stay until then. */
  isFetching: boolean;
  isSearched: boolean;
  /** Null without a filter. */
  onClear: (() => void) | null;
};

/** Asset types as cards, or the reason why there are none. */
export function TypeGrid({ types, isFetching, isSearched, onClear }: TypeGridProps) {
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
              <TypeCard type={type} />
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

function TypeCard({ type: { name, vehicle_type, is_default } }: { type: AssetType }) {
  return (
    <>
      <span className={css.abbreviation} aria-hidden="true">
        {abbreviationOf(name)}
      </span>
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.note}>{vehicle_type ? 'Vehicle' : 'Asset'}</span>
      </span>
      {is_default ? <Badge tone="neutral">Default</Badge> : null}
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
