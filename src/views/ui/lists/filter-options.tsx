import type { RefObject } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Input, SearchField } from 'react-aria-components/SearchField';
import * as list from '../choices/list-box.css.ts';
import { Choices, listHeight } from '../choices/list-box.tsx';
import * as css from './filters-bar.css.ts';
import type { Filter } from './table-address.ts';

/** With more options than this, they can be searched. */
const few = 8;

type OptionsProps = { filter: Filter; value: readonly string[]; onChange: (value: string[]) => void };
type FilterOptionsProps = OptionsProps & {
  /** The button from which they hang. */
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** What a filter can be set to. */
export function FilterOptions({ trigger, onClose, ...options }: FilterOptionsProps) {
  return (
    <Popover
      className={list.popover}
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      placement="bottom start"
      offset={4}
      maxHeight={listHeight}
    >
      <Dialog className={css.options} aria-label={options.filter.label}>
        <Options {...options} />
      </Dialog>
    </Popover>
  );
}

function Options({ filter: { label, options, isSingle = false }, value, onChange }: OptionsProps) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const isLong = options.length > few;
  const choices = (
    <Choices
      aria-label={label}
      emptyText="No results found"
      items={options}
      selectionMode={isSingle ? 'single' : 'multiple'}
      selectedKeys={[...value]}
      // Escape closes, and takes nothing back.
      escapeKeyBehavior="none"
      onSelectionChange={(keys) => {
        const chosen = keys === 'all' ? options : options.filter((option) => keys.has(option.value));
        onChange(chosen.map((option) => option.value));
      }}
      {...(isLong ? {} : { autoFocus: 'first' as const })}
    />
  );
  if (!isLong) return choices;
  return (
    <Autocomplete filter={contains}>
      <SearchField className={css.optionSearch} aria-label={`Search ${label.toLowerCase()}`} autoFocus>
        <Input className={css.optionInput} placeholder="Search" />
      </SearchField>
      {choices}
    </Autocomplete>
  );
}
