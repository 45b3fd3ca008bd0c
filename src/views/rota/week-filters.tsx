import { Select } from '../ui/choices/select.tsx';
import type { useShownWeek } from './use-shown-week.ts';
import type { ShownWeek } from './week-texts.ts';

const everywhere = { value: 'all', label: 'All locations' };
const everybody = { value: 'all', label: 'All departments' };
const named = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** Narrows the week to a location or a department, where there are several. */
export function WeekFilters({ week, shown }: { week: ShownWeek; shown: ReturnType<typeof useShownWeek> }) {
  const { location, department, put } = shown;
  const choose = (name: string) => (chosen: string | null) => put({ [name]: chosen === 'all' ? null : chosen });
  return (
    <>
      {week.locations.length > 1 ? (
        <Select
          label="Location"
          choices={[everywhere, ...week.locations.map(named)]}
          value={location ?? 'all'}
          onChange={choose('location')}
        />
      ) : null}
      {week.departments.length > 1 ? (
        <Select
          label="Department"
          choices={[everybody, ...week.departments.map(named)]}
          value={department ?? 'all'}
          onChange={choose('department')}
        />
      ) : null}
    </>
  );
}
