import { useState } from 'react';
import type { Reference } from '../../../reference/reference.ts';
import { Button } from '../actions/button.tsx';
import { Facts } from '../content/description-list.tsx';
import { DialogBody, DialogFoot } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

function Import({ label, onPhone = 'full' }: { label: string; onPhone?: 'full' | 'bottom' }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{label}</Button>
      <Drawer title="Import assets" isOpen={isOpen} onClose={close} onPhone={onPhone}>
        <DialogBody>
          <p>Fill in the sample, one asset a line. You see what will be added before anything is.</p>
          <Facts
            facts={[
              { name: 'File', value: 'CSV, up to 5 MB' },
              { name: 'Lines', value: 'up to 100,000' },
              { name: 'Money', value: 'in naira, as 1250000.00' },
            ]}
          />
        </DialogBody>
        <DialogFoot>
          <Button onPress={close}>Download Sample Csv</Button>
          <Button look="primary" onPress={close}>
            Proceed To Import
          </Button>
        </DialogFoot>
      </Drawer>
    </>
  );
}

function Details() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open the preview</Button>
      <Drawer title="120 lines in depot-assets.csv" isOpen={isOpen} onClose={() => setIsOpen(false)} width="wide">
        <DialogBody>
          <p>Every line can be imported.</p>
        </DialogBody>
      </Drawer>
    </>
  );
}

export const reference: Reference = {
  name: 'Drawer',
  use: 'For a longer task or a closer look while the page stays in sight. A short task belongs into a dialog, one with an address of its own onto a page.',
  components: ['Drawer'],
  states: [
    {
      name: 'Beside the page; on a phone it fills the screen',
      opener: 'Import assets',
      Show: () => <Import label="Import assets" />,
    },
    {
      name: 'On a phone from below',
      opener: 'Import from below',
      Show: () => <Import label="Import from below" onPhone="bottom" />,
    },
    { name: 'Wide, without a foot', opener: 'Open the preview', Show: () => <Details /> },
  ],
};
