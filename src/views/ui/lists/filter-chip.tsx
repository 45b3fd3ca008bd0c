import { memo, useRef } from 'react';
import { Icon } from '../foundations/icon.tsx';
import { useCode } from '../foundations/use-code.ts';
import * as css from './filters-bar.css.ts';
import type { Filter } from './table-address.ts';

const loadOptions = () => import('./filter-options.tsx');

type FilterChipProps = {
  filter: Filter;
  value: readonly string[];
  /** @param isSameChoice after another change since it was opened */
  onChange: (id: string, value: string[], isSameChoice: boolean) => void;
};

/** A filter as a button that says what it is set to, and opens its options. Each choice counts at once. */
export const FilterChip = memo(function FilterChip({ filter, value, onChange }: FilterChipProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const { code, isOpen, open, close, button } = useCode(loadOptions, 'The filter', 'dialog');
  const hasChanged = useRef(false);
  return (
    <>
      <button
        {...button}
        ref={trigger}
        className={css.chip}
        data-set={value.length > 0}
        onClick={() => {
          hasChanged.current = false;
          open();
        }}
      >
        <span className={css.chipText}>{textOf(filter, value)}</span>
        <Icon name="chevron" size={14} />
      </button>
      {code && isOpen ? (
        <code.FilterOptions
          filter={filter}
          value={value}
          trigger={trigger}
          onClose={close}
          onChange={(chosen) => {
            onChange(filter.id, chosen, hasChanged.current);
            hasChanged.current = true;
            if (filter.isSingle) close();
          }}
        />
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
