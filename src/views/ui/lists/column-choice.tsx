import { memo, useRef, useState } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import * as menu from '../actions/menu.css.ts';
import { Icon } from '../foundations/icon.tsx';
import { columns as columnsIcon } from '../foundations/icons.ts';
import * as css from './filters-bar.css.ts';

type ColumnChoiceProps = {
  columns: readonly { id: string; title: string }[];
  visible: readonly { id: string }[];
  onChange: (ids: string[]) => void;
};

/** Which columns of a table are seen. The last one cannot be left out. */
export const ColumnChoice = memo(function ColumnChoice({ columns, visible, onChange }: ColumnChoiceProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const seen = visible.map(({ id }) => id);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.columns}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name={columnsIcon} size={16} />
        Columns
      </button>
      {isOpen ? (
        <Popover
          className={menu.popover}
          aria-label="Columns"
          triggerRef={button}
          isOpen
          onOpenChange={setOpen}
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
      ) : null}
    </>
  );
});
