import type { ComponentProps } from 'react';
import { Avatar } from '../ui/content/avatar.tsx';
import { Brand } from '../ui/foundations/brand.tsx';
import { Icon } from '../ui/foundations/icon.tsx';
import { AccountMenu } from './account-menu.tsx';
import { MoreItems } from './more-items.tsx';
import type { NavItem, Person } from './nav-item.ts';
import * as css from './rail.css.ts';

/** The most items that fit the width of a phone. */
const mostBelow = 5;

type RailProps = {
  items: NavItem[];
  acts: ComponentProps<typeof AccountMenu>['acts'];
  person: Person;
  onNear: (href: string) => void;
};
/** What stands in the bar itself. */
export const inBar = (items: readonly NavItem[]): readonly NavItem[] =>
  items.length > mostBelow ? items.slice(0, mostBelow - 1) : items;

/** The modules: a rail where there is room, else a bar below with at most five items, the last of which may hold the rest. */
export function Rail({ items, acts, person, onNear }: RailProps) {
  const isTooMany = items.length > mostBelow;
  const rest = items.slice(inBar(items).length);
  return (
    <nav className={css.rail} aria-label="Modules">
      <div className={css.brand}>
        <Brand />
      </div>
      <ul className={css.items}>
        {items.map((item) => (
          <li key={item.href} className={rest.includes(item) ? css.beyond : undefined}>
            <NavLink item={item} onNear={onNear} />
          </li>
        ))}
        {isTooMany ? (
          <li className={css.more}>
            <MoreItems items={rest} />
          </li>
        ) : null}
      </ul>
      <AccountMenu acts={acts} person={person} label={`${person.name}, ${person.role}`} className={css.person}>
        <Avatar name={person.name} />
        <span className={css.personWords}>
          <span className={css.personName}>{person.name}</span>
          <span className={css.personRole}>{person.role}</span>
        </span>
      </AccountMenu>
    </nav>
  );
}

function NavLink({ item, onNear }: { item: NavItem; onNear: (href: string) => void }) {
  const near = () => onNear(item.href);
  return (
    <a
      href={item.href}
      className={css.item}
      onPointerEnter={near}
      onFocus={near}
      onPointerDown={near}
      {...(item.isCurrent ? { 'aria-current': 'page' as const } : {})}
    >
      <Icon name={item.icon} size={20} />
      <span className={css.placeName}>{item.label}</span>
    </a>
  );
}
