import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { referenceIn } from '../../../domain/assets/fault.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { EntrySubmit } from '../../shared/entry/entry.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { Form } from '../../ui/fields/form.tsx';

/** Leads to what became of a report. */
export function FollowFault({ token }: { token: string }) {
  const [typed, setTyped] = useState('');
  const [mistakes, setMistakes] = useState<Record<string, string[]>>({});
  const look = () => {
    const reference = referenceIn(typed);
    if (reference === null) setMistakes({ reference: ['A reference has ten letters and digits.'] });
    else navigate(assetsPaths.label(token, { ref: reference }));
  };
  return (
    <Form aria-label="Follow up a report" errors={mistakes} onType={() => setMistakes({})} onSubmit={look}>
      <TextField
        label="Reference of your report"
        name="reference"
        hint="Ten letters and digits, shown when the report was sent."
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      <EntrySubmit isBusy={false}>Follow up</EntrySubmit>
    </Form>
  );
}
