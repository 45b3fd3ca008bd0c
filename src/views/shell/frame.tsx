import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Brand } from '../ui/brand.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { Avatar } from '../ui/surface.tsx';
import { Toasts } from '../ui/toast.tsx';
import * as css from './frame.css.ts';

export type Place = { label: string; href: string; icon: IconName; isCurrent: boolean };
type Person = { name: string; email: string; role: string };

type FrameProps = {
  business: string;
  places: Place[];
  person: Person;
  theme: string;
  onTheme: (theme: string) => void;
  onSignOut: () => void;
  children: ReactNode;
};

/** What surrounds every module: where one can go, in which business, and as whom. */
export function Frame({ business, places, person, theme, onTheme, onSignOut, children }: FrameProps) {
  return (
    <div className={css.frame}>
      <a href="#content" className={css.skip}>
        Skip to content
      </a>
      <nav className={css.rail} aria-label="Modules">
        <div className={css.railBrand}>
          <Brand />
        </div>
        <div className={css.places}>
          {places.map((place) => (
            <Link
              key={place.href}
              href={place.href}
              className={css.place}
              {...(place.isCurrent ? { 'aria-current': 'page' as const } : {})}
            >
              <Icon name={place.icon} size={20} />
              {place.label}
            </Link>
          ))}
        </div>
        <div className={css.person}>
          <Avatar name={person.name} colour="green" size="small" />
          <div className={css.personWords}>
            <div className={css.personName}>{person.name}</div>
            <div className={css.personRole}>{person.role}</div>
          </div>
        </div>
      </nav>
      <header className={css.top}>
        <span className={css.business}>{business}</span>
        <ProfileMenu person={person} theme={theme} onTheme={onTheme} onSignOut={onSignOut} />
      </header>
      <main id="content" className={css.content} tabIndex={-1}>
        {children}
      </main>
      <Toasts />
    </div>
  );
}

type ProfileMenuProps = Pick<FrameProps, 'person' | 'theme' | 'onTheme' | 'onSignOut'>;

function ProfileMenu({ person, theme, onTheme, onSignOut }: ProfileMenuProps) {
  return (
    <Menu
      label="Profile"
      head={{ name: person.name, note: person.email }}
      choice={{
        label: 'Theme',
        value: theme,
        onChange: onTheme,
        entries: [
          { id: 'system', label: 'Like the device' },
          { id: 'light', label: 'Light' },
          { id: 'dark', label: 'Dark' },
        ],
      }}
      entries={[{ id: 'signOut', label: 'Sign out', icon: 'leave' }]}
      onAct={(id) => {
        if (id === 'signOut') onSignOut();
      }}
    >
      <Avatar name={person.name} />
    </Menu>
  );
}
