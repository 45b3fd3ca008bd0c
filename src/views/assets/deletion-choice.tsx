import { RadioGroup } from '../ui/choices/radio-group.tsx';

type Deletion = 'bin' | 'permanently';

type DeletionChoiceProps = { isPermanent: boolean; onChange: (isPermanent: boolean) => void };

/** How assets are deleted: so that they can be restored, or for ever. */
export function DeletionChoice({ isPermanent, onChange }: DeletionChoiceProps) {
  return (
    <RadioGroup<Deletion>
      label="How"
      value={isPermanent ? 'permanently' : 'bin'}
      onChange={(chosen) => onChange(chosen === 'permanently')}
      choices={[
        { value: 'bin', label: 'Move to the bin', note: 'Can be restored for 30 days.' },
        { value: 'permanently', label: 'Delete for ever', note: 'With the history of who had it. Cannot be undone.' },
      ]}
    />
  );
}
