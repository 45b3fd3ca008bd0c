import { Icon } from '../ui/foundations/icon.tsx';
import { dots } from '../ui/foundations/icons.ts';
import { useCode } from '../ui/foundations/use-code.ts';
import { loadMore } from './late-code.ts';
import type { NavItem } from './nav-item.ts';
import * as css from './rail.css.ts';

/** On a phone, the items for which the bar below has no room. */
export function MoreItems({ items }: { items: NavItem[] }) {
  const { code, isOpen, close, button } = useCode(loadMore, 'The other modules', 'dialog');
  const isCurrent = items.some((item) => item.isCurrent);
  return (
    <>
      <button {...button} className={css.item} {...(isCurrent ? { 'aria-current': 'true' as const } : {})}>
        <Icon name={dots} size={20} />
        <span className={css.placeName}>More</span>
      </button>
      {code ? <code.MoreSheet items={items} isOpen={isOpen} onClose={close} /> : null}
    </>
  );
}
