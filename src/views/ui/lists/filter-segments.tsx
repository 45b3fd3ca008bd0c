import { memo, useId } from 'react';
import { visuallyHidden } from '../foundations/visually-hidden.css.ts';
import * as css from './filters-bar.css.ts';
import type { Filter } from './table-address.ts';

type FilterSegmentsProps = {
  filter: Filter;
  /** Stands for none of the options. */
  allLabel: string;
  value: string | undefined;
  onChange: (id: string, value: string[]) => void;
};

/** A filter whose few options all stand beside each other, after the one that stands for none. */
export const FilterSegments = memo(function FilterSegments(props: FilterSegmentsProps) {
  const { filter, allLabel, value = '', onChange } = props;
  const { id, label, options } = filter;
  const name = useId();
  return (
    <fieldset className={css.segments}>
      <legend className={visuallyHidden}>{label}</legend>
      {[{ value: '', label: allLabel }, ...options].map((option) => (
        <label key={option.value} className={css.segment}>
          <input
            type="radio"
            className={css.segmentInput}
            name={name}
            checked={option.value === value}
            onChange={() => onChange(id, option.value === '' ? [] : [option.value])}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
});
