import { useState } from 'react';
import type { Reference } from '../../../reference/reference.ts';
import { Column } from '../../../reference/specimen.tsx';
import { SearchField } from './search-field.tsx';

function Searching({ from = '' }: { from?: string }) {
  const [search, setSearch] = useState(from);
  return (
    <Column>
      <SearchField label="Search vehicles" value={search} onSearch={setSearch} debounce={1000} />
      <p>{search === '' ? 'All vehicles' : `Vehicles with ‘${search}’`}</p>
    </Column>
  );
}

export const reference: Reference = {
  name: 'Search field',
  use: 'Finds by a text: after a pause, at once by Enter; Escape clears. Above a table, use the search of its filters bar.',
  components: ['SearchField'],
  states: [
    { name: 'Empty', Show: () => <Searching /> },
    { name: 'Filled', Show: () => <Searching from="Hilux" /> },
    {
      name: 'Disabled',
      Show: () => (
        <Column>
          <SearchField label="Search people" value="" onSearch={() => undefined} debounce={500} isDisabled />
        </Column>
      ),
    },
  ],
};
