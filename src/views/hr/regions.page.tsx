import { listRegions } from '../../services/operations/hr.ts';
import { useBusiness } from '../shared/business/business.ts';
import { listOf } from '../shared/lists/list.ts';
import { ListPage, OpenButton } from '../shared/lists/list-page.tsx';
import { originColumn } from '../shared/queries/origin.tsx';
import { RegionForm } from './region-form.tsx';

const regions = listOf(listRegions, {
  label: 'Regions',
  searchLabel: 'Search regions',
  columns: [
    { id: 'name', title: 'Region', render: ({ name }) => name },
    {
      id: 'place',
      title: 'Place',
      card: 'words',
      render: ({ address1, city, state }) => [...new Set([address1, city, state])].filter(Boolean).join(', ') || null,
    },
    { id: 'employees', title: 'Employees', isNumber: true, render: ({ employee_count }) => employee_count },
    originColumn,
  ],
  sortable: ['name'],
  defaultSort: { column: 'name', direction: 'ascending' },
  cacheKey: 'regions',
  minWidth: 0,
  emptyIcon: 'people',
  emptyHint: 'Regions that you add appear here.',
});
export const readRegions = regions.readAhead;

/** Where the business is: its people work in a region, and its assets are in one. */
export function RegionsPage() {
  const { may } = useBusiness();
  return (
    <ListPage
      list={regions}
      title="Regions"
      lead="The offices, depots and sites where your people work and your assets are."
      action={may('manage_hr') || may('access_assets') ? <OpenButton modal="region">Add region</OpenButton> : null}
      form={{ modal: 'region', show: (_, dialog) => <RegionForm {...dialog} /> }}
    />
  );
}
