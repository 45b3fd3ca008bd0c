import type { ComponentProps, ReactNode, RefObject } from 'react';
import { Menu as AriaMenu, Header, MenuItem, MenuSection, Text } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon, type IconName } from '../foundations/icon.tsx';
import * as css from './menu.css.ts';

export type MenuEntry = {
  id: string;
  label: string;
  icon?: IconName;
  /** Stands where the icon would, such as an avatar. */
  media?: ReactNode;
  /** It takes something away: set apart by its colour, and asks before it acts. */
  isDestructive?: boolean;
  /** Why it cannot be done now. The entry stays in reach, so that the reason is found. */
  disabledReason?: string | undefined;
};

/** One setting to choose from, above the acts. */
export type MenuChoice = { label: string; entries: MenuEntry[]; value: string; onChange: (id: string) => void };

type MenuListProps = {
  label: string;
  /** The button from which it hangs. */
  trigger: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  entries: readonly MenuEntry[];
  onAct: (id: string) => void;
  head?: { name: string; note: string } | undefined;
  choice?: MenuChoice | undefined;
  placement?: 'bottom start' | 'bottom end';
};

/**
 * The list that every menu opens. It takes any button, so a table has one list for all of its rows: a menu in each row
 * would make every page of it slow.
 */
export function MenuList(props: MenuListProps) {
  const { label, trigger, isOpen, onClose, entries, onAct, head, choice, placement = 'bottom end' } = props;
  return (
    <Popover
      className={css.popover}
      aria-label={label}
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      placement={placement}
      offset={4}
    >
      {head ? (
        <div className={css.head}>
          <div className={css.headName}>{head.name}</div>
          <div className={css.headNote}>{head.note}</div>
        </div>
      ) : null}
      <AriaMenu ref={leadOn} className={css.menu} aria-label={label} autoFocus="first" onClose={onClose}>
        {choice ? <Choice {...choice} /> : null}
        {entries.length > 0 ? (
          <MenuSection className={css.section} aria-label={label}>
            {entries.map((entry) => (
              <Act key={entry.id} entry={entry} onAct={onAct} />
            ))}
          </MenuSection>
        ) : null}
      </AriaMenu>
    </Popover>
  );
}

/**
 * Enter on a plain button makes a click as a screen reader makes one; react-aria then leaves the focus on the list itself,
 * where the next Enter would do nothing.
 */
function leadOn(list: HTMLElement | null) {
  if (!list) return;
  const lead = (event: FocusEvent) => {
    if (event.target !== list) return;
    // One drawing later, when it is known which entry is the current one.
    requestAnimationFrame(() => {
      if (document.activeElement !== list) return;
      const entry =
        list.querySelector<HTMLElement>('[data-focused]') ?? list.querySelector<HTMLElement>('[role^=menuitem]');
      entry?.focus();
    });
  };
  list.addEventListener('focus', lead);
  return () => list.removeEventListener('focus', lead);
}

function Act({ entry, onAct }: { entry: MenuEntry; onAct: (id: string) => void }) {
  const { id, label, icon, media, isDestructive = false, disabledReason } = entry;
  if (disabledReason === undefined) {
    return (
      <MenuItem
        id={id}
        textValue={label}
        className={isDestructive ? css.destructive : css.item}
        onAction={() => onAct(id)}
      >
        {media}
        {icon ? <Icon name={icon} /> : null}
        {label}
      </MenuItem>
    );
  }
  return (
    <MenuItem
      id={id}
      textValue={label}
      className={css.disabled}
      shouldCloseOnSelect={false}
      // react-aria would pass over an item that is disabled for it, and nobody would hear why.
      render={(item) => <div {...(item as ComponentProps<'div'>)} aria-disabled="true" />}
    >
      {media}
      {icon ? <Icon name={icon} /> : null}
      <span>
        <Text slot="label">{label}</Text>
        <Text slot="description" className={css.reason}>
          {disabledReason}
        </Text>
      </span>
    </MenuItem>
  );
}

function Choice({ label, entries, value, onChange }: MenuChoice) {
  return (
    <MenuSection
      className={css.section}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [id] = keys === 'all' ? [] : [...keys];
        if (id !== undefined) onChange(String(id));
      }}
    >
      <Header className={css.sectionName}>{label}</Header>
      {entries.map((entry) => (
        <MenuItem key={entry.id} id={entry.id} textValue={entry.label} className={css.item}>
          {entry.media}
          {entry.icon ? <Icon name={entry.icon} /> : null}
          {entry.label}
          <span className={css.itemTick}>
            <Icon name="check" size={16} />
          </span>
        </MenuItem>
      ))}
    </MenuSection>
  );
}
