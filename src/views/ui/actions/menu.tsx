import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Icon } from '../foundations/icon.tsx';
import { dots } from '../foundations/icons.ts';
import { useCode } from '../foundations/use-code.ts';
import { Button } from './button.tsx';
import * as css from './menu.css.ts';
import type { MenuChoice, MenuEntry, MenuList } from './menu-list.tsx';

const loadMenu = () => import('./menu-list.tsx');
/** A button that opens a list, with the arrows too. Its code comes when somebody is about to open it. */
function useMenu() {
  const trigger = useRef<HTMLButtonElement>(null);
  const { code, isOpen, open, close, button } = useCode(loadMenu, 'The menu', 'menu');
  const listOf = (props: Omit<ComponentProps<typeof MenuList>, 'trigger' | 'isOpen' | 'onClose'>) =>
    code ? <code.MenuList {...props} trigger={trigger} isOpen={isOpen} onClose={close} /> : null;
  return { button: { ...button, ref: trigger }, open, listOf };
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
      <button {...menu.button} className={css.trigger} aria-label={label}>
        {children}
      </button>
      {menu.listOf({ ...list, label })}
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
      <button {...menu.button} className={css.rowTrigger} aria-label={label}>
        <Icon name={dots} />
      </button>
      {menu.listOf({ label, entries, onAct })}
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
  const { onClick, ...button } = menu.button;
  return (
    <>
      <Button {...button} look={look} isDisabled={isDisabled} isBusy={isBusy} onPress={onClick}>
        {label}
        <Icon name="chevron" size={16} />
      </Button>
      {menu.listOf({ label, entries, onAct })}
    </>
  );
}
