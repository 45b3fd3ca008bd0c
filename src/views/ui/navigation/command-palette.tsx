import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { TextField } from 'react-aria-components/TextField';
import { Icon } from '../foundations/icon.tsx';
import { search as glass } from '../foundations/icons.ts';
import { visuallyHidden } from '../foundations/visually-hidden.css.ts';
import * as css from './command-palette.css.ts';
import { search } from './palette-search.ts';
import { type PaletteEntry, type PaletteGroup, type PaletteSource, useFound } from './palette-sources.ts';

type CommandPaletteProps = {
  isOpen: boolean;
  onClose: () => void;
  groups: readonly PaletteGroup[];
  /** Records that are looked up while one types, each in a group of its own. */
  sources?: readonly PaletteSource[];
  /** Ids of what was picked lately, the latest first: they come first where nothing else decides. */
  recent?: readonly string[];
  /** What was typed before it was there. */
  initialText?: string;
};

/**
 * Everything one can go to or do, by typing a part of its name. Enter takes the best, arrows choose, Escape gives the
 * focus back. For choosing a value in a form use a combo box.
 */
export function CommandPalette({ isOpen, onClose, ...rest }: CommandPaletteProps) {
  return (
    <ModalOverlay
      className={css.scrim}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Modal className={css.panel}>
        <Dialog className={css.dialog} aria-label="Search">
          <Contents {...rest} onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

type ContentsProps = Omit<CommandPaletteProps, 'isOpen'>;

const noSources: readonly PaletteSource[] = [];

function Contents({ onClose, groups, sources = noSources, recent = [], initialText = '' }: ContentsProps) {
  const [text, setText] = useState(initialText);
  const list = useRef<HTMLDivElement>(null);
  const { found, isFinding } = useFound(sources, text.trim());
  const shown = [...(text.trim() ? matching(groups, recent, text) : all(groups, recent)), ...found];
  const entries = shown.flatMap((group) => group.entries);
  const pick = (id: string) => {
    // First, so that the focus has gone back before what is picked moves it.
    onClose();
    entries.find((entry) => entry.id === id)?.onPick();
  };
  /** Nothing is chosen yet where what was typed did not change what is shown; then too Enter takes the best. */
  const takeBest = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Enter' || nativeEvent.isComposing || !text.trim()) return;
    const [best] = entries;
    if (best && !list.current?.querySelector('[data-focused]')) pick(best.id);
  };
  return (
    <Autocomplete inputValue={text} onInputChange={setText}>
      <div className={css.field}>
        <Icon name={glass} />
        <TextField aria-label="Search" autoFocus className={css.words} onKeyDown={takeBest}>
          <Input
            className={css.input}
            role="combobox"
            aria-expanded="true"
            aria-haspopup="listbox"
            placeholder="Search"
            enterKeyHint="go"
            autoComplete="off"
            spellCheck="false"
          />
        </TextField>
        <button type="button" className={css.close} onClick={onClose} aria-label="Close">
          <kbd className={css.closeKey}>Esc</kbd>
          <span className={css.closeIcon}>
            <Icon name="close" />
          </span>
        </button>
      </div>
      <span role="status" className={visuallyHidden}>
        {isFinding ? 'Searching' : `${entries.length} found`}
      </span>
      <ListBox
        ref={list}
        className={text.trim() ? css.typedList : css.list}
        aria-label="Results"
        onAction={(key) => pick(String(key))}
        renderEmptyState={() => <p className={css.empty}>{isFinding ? 'Searching…' : nothing(text)}</p>}
      >
        {shown.map((group) => (
          <ListBoxSection key={group.label} id={group.label} className={css.group}>
            <Header className={css.groupName}>{group.label}</Header>
            {group.entries.map(item)}
          </ListBoxSection>
        ))}
      </ListBox>
    </Autocomplete>
  );
}

const nothing = (text: string): ReactNode => `Nothing found for ‘${text.trim()}’. Try another word or fewer letters.`;

const item = ({ id, label, note, icon }: PaletteEntry) => (
  <ListBoxItem key={id} id={id} textValue={label} className={css.entry}>
    <span className={css.icon}>{icon ? <Icon name={icon} /> : null}</span>
    <span className={css.words}>{label}</span>
    {note ? <span className={css.note}>{note}</span> : null}
  </ListBoxItem>
);

/** The recent ones in a group of their own, everything else after them. */
function all(groups: readonly PaletteGroup[], recent: readonly string[]): PaletteGroup[] {
  const entries = groups.flatMap((group) => group.entries);
  const latest = recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const rest = groups.map((group) => ({ ...group, entries: group.entries.filter((entry) => !latest.includes(entry)) }));
  return [{ label: 'Recent', entries: latest }, ...rest].filter((group) => group.entries.length > 0);
}

/** The group of the best entry first, and in each group the best first. */
function matching(groups: readonly PaletteGroup[], recent: readonly string[], text: string): PaletteGroup[] {
  const place = ({ id }: PaletteEntry) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  const entries = groups.flatMap((group) => group.entries).sort((one, other) => place(one) - place(other));
  const best = search(entries, text);
  return groups
    .map((group) => ({ ...group, entries: best.filter((entry) => group.entries.includes(entry)) }))
    .filter((group) => group.entries.length > 0)
    .sort((one, other) => rank(best, one) - rank(best, other));
}

const rank = (best: readonly PaletteEntry[], { entries: [first] }: PaletteGroup) => (first ? best.indexOf(first) : 0);
