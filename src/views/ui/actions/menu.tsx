import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../foundations/icon.tsx';
import { dots } from '../foundations/icons.ts';
import { Button } from './button.tsx';
import * as css from './menu.css.ts';
import { type MenuChoice, type MenuEntry, MenuList } from './menu-list.tsx';

/** A button that opens a list, with the arrows too. */
function useMenu() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return {
    list: { trigger, isOpen, onClose: () => setIsOpen(false) },
    button: { ref: trigger, 'aria-haspopup': 'menu', 'aria-expanded': isOpen } as const,
    open: () => setIsOpen(true),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setIsOpen(true);
    },
  };
}

type ActsProps = { entries: readonly MenuEntry[]; onAct: (id: string) => void };

type MenuProps = ActsProps & {
  label: string;
  /** What the button shows. */
  children: ReactNode;
  head?: { name: string; note: string };
  choice?: MenuChoice;
};

/** A button that opens a list of acts, with one setting to choose from if there is one. */
export function Menu({ label, children, ...list }: MenuProps) {
  const menu = useMenu();
  return (
    <>
      <button
        {...menu.button}
        type="button"
        className={css.trigger}
        aria-label={label}
        onClick={menu.open}
        onKeyDown={menu.onKeyDown}
      >
        {children}
      </button>
      <MenuList {...list} {...menu.list} label={label} />
    </>
  );
}

type RowMenuProps = ActsProps & {
  /** The thing it acts on, which tells the buttons of many rows apart. */
  name: string;
};

/** What can be done with one thing of a list. A data table has its own, one for all rows. */
export function RowMenu({ name, entries, onAct }: RowMenuProps) {
  const menu = useMenu();
  const label = `Actions for ${name}`;
  return (
    <>
      <button
        {...menu.button}
        type="button"
        className={css.rowTrigger}
        aria-label={label}
        onClick={menu.open}
        onKeyDown={menu.onKeyDown}
      >
        <Icon name={dots} />
      </button>
      <MenuList {...menu.list} label={label} entries={entries} onAct={onAct} />
    </>
  );
}

type ActionMenuProps = ActsProps & {
  /** What the button says, as in 'Add New'. */
  label: string;
  look?: 'primary' | 'secondary';
  isDisabled?: boolean;
  /** What was chosen is at work. */
  isBusy?: boolean;
};

/** One button for several ways to do a thing: what can be added, the formats of an export. */
export function ActionMenu(props: ActionMenuProps) {
  const { label, entries, onAct, look = 'secondary', isDisabled = false, isBusy = false } = props;
  const menu = useMenu();
  return (
    <>
      <Button
        {...menu.button}
        look={look}
        isDisabled={isDisabled}
        isBusy={isBusy}
        onPress={menu.open}
        onKeyDown={menu.onKeyDown}
      >
        {label}
        <Icon name="chevron" size={16} />
      </Button>
      <MenuList {...menu.list} label={label} entries={entries} onAct={onAct} />
    </>
  );
}
