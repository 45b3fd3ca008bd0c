import { SearchField } from '../../ui/fields/search-field.tsx';
import { FilterChip } from '../../ui/lists/filter-chip.tsx';
import type { PeopleFilter } from './people.ts';
import * as css from './people-picker.css.ts';

export type Option = { value: string; label: string };

type PeopleFiltersProps = {
  filter: PeopleFilter;
  departments: readonly Option[];
  statuses: readonly Option[];
  /** Whether a person may narrow to those who are active, or to the others. */
  hasActive: boolean;
  onChange: (filter: PeopleFilter) => void;
};

const searchPause = 500;
const activity: readonly Option[] = [
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Not active' },
];

/** What narrows the list of people. */
export function PeopleFilters({ filter, departments, statuses, hasActive, onChange }: PeopleFiltersProps) {
  const chips = [
    { id: 'department', label: 'Department', options: departments },
    { id: 'status', label: 'Status', options: statuses },
    { id: 'active', label: 'Active', options: hasActive ? activity : [] },
  ] as const;
  const change = (id: (typeof chips)[number]['id'], value: string | null) =>
    onChange({ ...filter, [id]: id === 'active' && value !== null ? value === 'true' : value });
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
              value={filter[chip.id] === null ? [] : [String(filter[chip.id])]}
              onChange={(_, [value = null]) => change(chip.id, value)}
            />
          </span>
        ) : null,
      )}
    </div>
  );
}
