import { useRef } from 'react';
import { Avatar } from '../ui/content/avatar.tsx';
import { person as personShape } from '../ui/foundations/icons.ts';
import { useCode } from '../ui/foundations/use-code.ts';
import * as css from './header.css.ts';
import { type HeaderActs, themes } from './header-acts.ts';
import { loadMenu } from './late-code.ts';
import type { Person } from './nav-item.ts';

type ProfileMenuProps = Pick<HeaderActs, 'theme' | 'onTheme' | 'onProfile' | 'onSignOut'> & { person: Person };

/** The account menu: the person, the theme and signing out. */
export function ProfileMenu({ person, theme, onTheme, onProfile, onSignOut }: ProfileMenuProps) {
  const { code, isOpen, close, button } = useCode(loadMenu, 'The menu', 'menu');
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button {...button} ref={trigger} className={css.profile} aria-label="Profile">
        <Avatar name={person.name} />
      </button>
      {code ? (
        <code.MenuList
          label="Profile"
          trigger={trigger}
          isOpen={isOpen}
          onClose={close}
          head={{ name: person.name, note: `${person.email} · ${person.role}` }}
          choice={{ label: 'Theme', value: theme, onChange: onTheme, entries: themes }}
          entries={[
            { id: 'profile', label: 'Your profile', icon: personShape },
            { id: 'signOut', label: 'Sign out', icon: 'leave' },
          ]}
          onAct={(id) => (id === 'profile' ? onProfile() : onSignOut())}
        />
      ) : null}
    </>
  );
}
