import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { referenceIn } from '../../../domain/assets/fault.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { Button } from '../../ui/actions/button.tsx';
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
        label="Reported already?"
        name="reference"
        hint="Type the reference of your report to see what became of it."
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit">Follow up</Button>
    </Form>
  );
}
