import type { MouseEvent, RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../foundations/icon.tsx';
import * as css from './top-tabs.css.ts';

type TopTabMenuProps = {
  label: string;
  links: { label: string; to: string }[];
  active: string | null;
  trigger: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  onPress: (event: MouseEvent, to: string) => void;
};

/** The tabs under one name of a bar of top tabs: links, like the others. */
export function TopTabMenu({ label, links, active, trigger, isOpen, onClose, onPress }: TopTabMenuProps) {
  return (
    <Popover
      className={css.popover}
      aria-label={label}
      triggerRef={trigger}
      placement="bottom start"
      offset={4}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Menu className={css.menu} aria-label={label} autoFocus="first" onClose={onClose}>
        {links.map(({ label: name, to }) => (
          <MenuItem
            key={to}
            id={to}
            href={to}
            textValue={name}
            className={css.item}
            onClick={(event) => onPress(event, to)}
            render={(props) =>
              'href' in props ? (
                <a {...props} {...(to === active ? { 'aria-current': 'page' as const } : {})} />
              ) : (
                <div {...props} />
              )
            }
          >
            {name}
            {to === active ? <Icon name="check" size={16} /> : null}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
