import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, Header, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon, type IconName } from './icon.tsx';
import * as css from './menu.css.ts';

type MenuEntry = { id: string; label: string; icon?: IconName };

type MenuChoice = { label: string; entries: MenuEntry[]; value: string; onChange: (id: string) => void };

type MenuProps = {
  label: string;
  /** What the button shows. */
  children: ReactNode;
  head?: { name: string; note: string };
  choice?: MenuChoice;
  entries: MenuEntry[];
  onAct: (id: string) => void;
};

/** A button that opens a list of acts, with one setting to choose from if there is one. */
export function Menu({ label, children, head, choice, entries, onAct }: MenuProps) {
  return (
    <MenuTrigger>
      <Button className={css.trigger} aria-label={label}>
        {children}
      </Button>
      <Popover className={css.popover} placement="bottom end" offset={4}>
        {head ? (
          <div className={css.head}>
            <div className={css.headName}>{head.name}</div>
            <div className={css.headNote}>{head.note}</div>
          </div>
        ) : null}
        <AriaMenu className={css.menu} onAction={(key) => onAct(String(key))} aria-label={label}>
          {choice ? <Choice {...choice} /> : null}
          <MenuSection className={css.section} aria-label={label}>
            {entries.map((entry) => (
              <Item key={entry.id} entry={entry} />
            ))}
          </MenuSection>
        </AriaMenu>
      </Popover>
    </MenuTrigger>
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
        <Item key={entry.id} entry={entry} />
      ))}
    </MenuSection>
  );
}

function Item({ entry }: { entry: MenuEntry }) {
  return (
    <MenuItem id={entry.id} textValue={entry.label} className={css.item}>
      {entry.icon ? <Icon name={entry.icon} /> : null}
      {entry.label}
      <span className={css.itemTick}>
        <Icon name="check" size={16} />
      </span>
    </MenuItem>
  );
}
