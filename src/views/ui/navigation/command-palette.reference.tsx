import { useState } from 'react';
import type { Reference } from '../../../reference/reference.ts';
import { Button } from '../actions/button.tsx';
import { CommandPalette } from './command-palette.tsx';
import type { PaletteGroup, PaletteSource } from './palette-sources.ts';

const nowhere = () => undefined;

const groups: PaletteGroup[] = [
  {
    label: 'Pages',
    entries: [
      { id: 'home', label: 'Home', icon: 'home', onPick: nowhere },
      { id: 'people', label: 'People', icon: 'people', onPick: nowhere },
      { id: 'types', label: 'Asset type', note: 'Assets', icon: 'box', onPick: nowhere },
      { id: 'statutory', label: 'Statutory Information', note: 'Assets', icon: 'box', onPick: nowhere },
      { id: 'fleet', label: 'Fleet', icon: 'car', onPick: nowhere },
    ],
  },
  {
    label: 'Actions',
    entries: [
      { id: 'dark', label: 'Theme: dark', icon: 'sun', onPick: nowhere },
      { id: 'out', label: 'Sign out', icon: 'leave', onPick: nowhere },
    ],
  },
];

const vehicles: PaletteSource = {
  label: 'Vehicles',
  find: async () => [
    { id: 'v1', label: 'Toyota Hilux 2.4', note: 'LSR-482-XB', icon: 'car', onPick: nowhere },
    { id: 'v2', label: 'Howo A7 tipper', note: 'KJA-117-YD', icon: 'car', onPick: nowhere },
  ],
};
/** Never answers, as on a line that has just gone. */
const silent: PaletteSource = { label: 'Vehicles', find: () => new Promise(nowhere) };
const sources = [vehicles];
const silentSources = [silent];

type SpecimenProps = { initialText?: string; recent?: string[]; sources?: readonly PaletteSource[] };

function Specimen(props: SpecimenProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Search</Button>
      <CommandPalette isOpen={isOpen} onClose={() => setIsOpen(false)} groups={groups} {...props} />
    </>
  );
}

export const reference: Reference = {
  name: 'Command palette',
  use: 'Everything one can go to or do, by typing a part of its name; the frame has the one that there is. A value in a form is chosen with a combo box.',
  components: ['CommandPalette'],
  states: [
    { name: 'Before typing', opener: 'Search', Show: () => <Specimen recent={['types', 'fleet']} /> },
    { name: 'Typed', opener: 'Search', Show: () => <Specimen initialText="asset" /> },
    {
      name: 'With records',
      opener: 'Search',
      shows: 'Toyota Hilux 2.4',
      Show: () => <Specimen initialText="toyota" sources={sources} />,
    },
    { name: 'Still looking', opener: 'Search', Show: () => <Specimen initialText="hilux" sources={silentSources} /> },
    { name: 'Nothing found', opener: 'Search', Show: () => <Specimen initialText="zebra crossing" /> },
  ],
};
