import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import * as menu from '../actions/menu.css.ts';
import { Icon } from '../foundations/icon.tsx';

export type ColumnMenuProps = {
  columns: readonly { id: string; title: string }[];
  visible: readonly { id: string }[];
  onChange: (ids: string[]) => void;
  /** The button from which it hangs. */
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** The columns of a table, those that are seen with a tick. */
export function ColumnMenu({ columns, visible, onChange, trigger, onClose }: ColumnMenuProps) {
  const seen = visible.map(({ id }) => id);
  return (
    <Popover
      className={menu.popover}
      aria-label="Columns"
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      placement="bottom end"
      offset={4}
    >
      <Menu
        className={menu.menu}
        aria-label="Columns"
        autoFocus="first"
        selectionMode="multiple"
        selectedKeys={seen}
        disabledKeys={seen.length === 1 ? seen : []}
        onSelectionChange={(keys) => onChange(keys === 'all' ? columns.map(({ id }) => id) : [...keys].map(String))}
      >
        {columns.map(({ id, title }) => (
          <MenuItem key={id} id={id} textValue={title} className={menu.item}>
            {title}
            <span className={menu.itemTick}>
              <Icon name="check" size={16} />
            </span>
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
