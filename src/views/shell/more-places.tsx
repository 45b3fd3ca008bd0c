import { Icon } from '../ui/icon.tsx';
import { dots } from '../ui/icons.ts';
import { useCode } from '../ui/use-code.ts';
import { loadMore } from './late-code.ts';
import type { Place } from './place.ts';
import * as css from './rail.css.ts';

/** On a phone, the places for which the bar below has no room. */
export function MorePlaces({ places }: { places: Place[] }) {
  const { code, isOpen, close, button } = useCode(loadMore, 'The other modules', 'dialog');
  const isCurrent = places.some((place) => place.isCurrent);
  return (
    <>
      <button {...button} className={css.place} {...(isCurrent ? { 'aria-current': 'true' as const } : {})}>
        <Icon name={dots} size={20} />
        <span className={css.placeName}>More</span>
      </button>
      {code ? <code.MoreSheet places={places} isOpen={isOpen} onClose={close} /> : null}
    </>
  );
}
