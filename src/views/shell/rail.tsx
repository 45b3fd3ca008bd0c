import { Avatar } from '../ui/avatar.tsx';
import { Brand } from '../ui/brand.tsx';
import { Icon } from '../ui/icon.tsx';
import { MorePlaces } from './more-places.tsx';
import type { Person, Place } from './place.ts';
import * as css from './rail.css.ts';

/** As many places as a thumb can tell apart in the width of a phone. */
const mostBelow = 5;

type RailProps = { places: Place[]; person: Person; onNear: (href: string) => void };

/** The modules: a rail where there is room, else a bar below with at most five places, the last of which may hold the rest. */
export function Rail({ places, person, onNear }: RailProps) {
  const isTooMany = places.length > mostBelow;
  const rest = isTooMany ? places.slice(mostBelow - 1) : [];
  return (
    <nav className={css.rail} aria-label="Modules">
      <div className={css.brand}>
        <Brand />
      </div>
      <ul className={css.places}>
        {places.map((place) => (
          <li key={place.href} className={rest.includes(place) ? css.beyond : undefined}>
            <PlaceLink place={place} onNear={onNear} />
          </li>
        ))}
        {isTooMany ? (
          <li className={css.more}>
            <MorePlaces places={rest} />
          </li>
        ) : null}
      </ul>
      <div className={css.person}>
        <Avatar name={person.name} colour="green" size="small" />
        <div className={css.personWords}>
          <div className={css.personName}>{person.name}</div>
          <div className={css.personRole}>{person.role}</div>
        </div>
      </div>
    </nav>
  );
}

function PlaceLink({ place, onNear }: { place: Place; onNear: (href: string) => void }) {
  const near = () => onNear(place.href);
  return (
    <a
      href={place.href}
      className={css.place}
      onPointerEnter={near}
      onFocus={near}
      onTouchStart={near}
      {...(place.isCurrent ? { 'aria-current': 'page' as const } : {})}
    >
      <Icon name={place.icon} size={20} />
      <span className={css.placeName}>{place.label}</span>
    </a>
  );
}
