import { SearchField } from '../ui/fields/search-field.tsx';
import { FilterChip } from '../ui/lists/filter-chip.tsx';
import type { PeopleFilter } from './people.ts';
import * as css from './people-picker.css.ts';

export type Option = { value: string; label: string };

type PeopleFiltersProps = {
  filter: PeopleFilter;
  departments: readonly Option[];
  statuses: readonly Option[];
  onChange: (filter: PeopleFilter) => void;
};

const searchPause = 500;

/** What narrows the list of people. */
export function PeopleFilters({ filter, departments, statuses, onChange }: PeopleFiltersProps) {
  const chips = [
    { id: 'department', label: 'Department', options: departments },
    { id: 'status', label: 'Status', options: statuses },
  ] as const;
  return (
    <div className={css.filters}>
      <div className={css.search}>
        <SearchField
          label="Search employees"
          value={filter.search}
          debounce={searchPause}
          onSearch={(search) => onChange({ ...filter, search })}
        />
      </div>
      {chips.map((chip) =>
        chip.options.length > 0 ? (
          <span key={chip.id} className={css.chip}>
            <FilterChip
              filter={{ ...chip, isSingle: true }}
              value={filter[chip.id] === null ? [] : [filter[chip.id] ?? '']}
              onChange={(_, [value = null]) => onChange({ ...filter, [chip.id]: value })}
            />
          </span>
        ) : null,
      )}
    </div>
  );
}
