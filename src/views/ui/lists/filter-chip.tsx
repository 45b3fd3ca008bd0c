import { memo, useRef, useState } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Input, SearchField } from 'react-aria-components/SearchField';
import * as list from '../choices/list-box.css.ts';
import { Choices, listHeight } from '../choices/list-box.tsx';
import { Icon } from '../foundations/icon.tsx';
import * as css from './filters-bar.css.ts';
import type { Filter } from './table-address.ts';

/** With more options than this, they can be searched. */
const few = 8;

type FilterChipProps = {
  filter: Filter;
  value: readonly string[];
  /** @param isSameChoice after another change since it was opened */
  onChange: (id: string, value: string[], isSameChoice: boolean) => void;
};

/** A filter as a button that says what it is set to, and opens its options. Each choice counts at once. */
export const FilterChip = memo(function FilterChip({ filter, value, onChange }: FilterChipProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const hasChanged = useRef(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.chip}
        data-set={value.length > 0}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          hasChanged.current = false;
          setOpen(true);
        }}
      >
        <span className={css.chipText}>{textOf(filter, value)}</span>
        <Icon name="chevron" size={14} />
      </button>
      {isOpen ? (
        <Popover
          className={list.popover}
          triggerRef={button}
          isOpen
          onOpenChange={setOpen}
          placement="bottom start"
          offset={4}
          maxHeight={listHeight}
        >
          <Dialog className={css.options} aria-label={filter.label}>
            <Options
              filter={filter}
              value={value}
              onChange={(chosen) => {
                onChange(filter.id, chosen, hasChanged.current);
                hasChanged.current = true;
                if (filter.isSingle) setOpen(false);
              }}
            />
          </Dialog>
        </Popover>
      ) : null}
    </>
  );
});

/** 'Status', 'Status: Sold', or 'Status: 3'. */
function textOf({ label, options }: Filter, value: readonly string[]): string {
  const [first] = value;
  if (first === undefined) return label;
  const chosen = options.find((option) => option.value === first)?.label ?? first;
  return `${label}: ${value.length === 1 ? chosen : value.length}`;
}

type OptionsProps = { filter: Filter; value: readonly string[]; onChange: (value: string[]) => void };

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
