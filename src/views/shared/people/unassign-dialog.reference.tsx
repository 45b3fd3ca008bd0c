import { type ComponentProps, useState } from 'react';
import type { Reference } from '../../../reference/reference.ts';
import { Button } from '../../ui/actions/button.tsx';
import { UnassignDialog } from './unassign-dialog.tsx';

type SpecimenProps = { label: string } & Partial<ComponentProps<typeof UnassignDialog>>;

function Specimen({ label, ...dialog }: SpecimenProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{label}</Button>
      <UnassignDialog
        title="Unassign asset"
        isOpen={isOpen}
        onClose={close}
        onUnassign={close}
        today="2026-05-12"
        {...dialog}
      >
        <strong>Howo A7 tipper</strong>, KJA-117-YD, from Emeka Nwosu, who has had it since 4 March, 2024.
      </UnassignDialog>
    </>
  );
}

export const reference: Reference = {
  name: 'Unassign dialog',
  use: 'Takes an asset or a vehicle from a person on a day, which is asked for and not assumed. The assignment stays in the history.',
  components: ['UnassignDialog'],
  states: [
    { name: 'Open', opener: 'Unassign', Show: () => <Specimen label="Unassign" /> },
    { name: 'At work', opener: 'Unassign, at work', Show: () => <Specimen label="Unassign, at work" isBusy /> },
    {
      name: 'Refused',
      opener: 'Unassign, refused',
      Show: () => (
        <Specimen
          label="Unassign, refused"
          dateErrors={['The assignment began on 14 May, 2026. Choose that day or a later one.']}
        />
      ),
    },
    {
      name: 'Failed',
      opener: 'Unassign, failed',
      Show: () => (
        <Specimen label="Unassign, failed" errorMessage="It has been unassigned already. Close this and look again." />
      ),
    },
  ],
};
