import { type ReactNode, useRef } from 'react';
import { person as personShape } from '../ui/foundations/icons.ts';
import { useCode } from '../ui/foundations/use-code.ts';
import { type HeaderActs, themes } from './header-acts.ts';
import { loadMenu } from './late-code.ts';
import type { Person } from './nav-item.ts';

type AccountMenuProps = {
  acts: Pick<HeaderActs, 'theme' | 'onTheme' | 'onProfile' | 'onFiles' | 'onSignOut'>;
  person: Person;
  /** The name of the button for screen readers. */
  label: string;
  className: string;
  /** What the button shows. */
  children: ReactNode;
};

/** A button that opens the account menu: the person, the theme and signing out. */
export function AccountMenu({ acts, person, label, className, children }: AccountMenuProps) {
  const { theme, onTheme, onProfile, onFiles, onSignOut } = acts;
  const { code, isOpen, close, button } = useCode(loadMenu, 'The menu', 'menu');
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button {...button} ref={trigger} className={className} aria-label={label}>
        {children}
      </button>
      {code ? (
        <code.MenuList
          label={label}
          trigger={trigger}
          isOpen={isOpen}
          onClose={close}
          head={{ name: person.name, note: `${person.email} · ${person.role}` }}
          choice={{ label: 'Theme', value: theme, onChange: onTheme, entries: themes }}
          entries={[
            { id: 'profile', label: 'Your profile', icon: personShape },
            { id: 'files', label: 'My files', icon: 'document' },
            { id: 'signOut', label: 'Sign out', icon: 'leave' },
          ]}
          onAct={(id) => (id === 'profile' ? onProfile() : id === 'files' ? onFiles() : onSignOut())}
        />
      ) : null}
    </>
  );
}
