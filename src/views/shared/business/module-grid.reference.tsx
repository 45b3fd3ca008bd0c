import { useState } from 'react';
import type { Reference } from '../../../reference/reference.ts';
import { ModuleGrid } from './module-grid.tsx';

const modules = [
  { name: 'Core HR', icon: 'people', note: 'People, documents and time off' },
  { name: 'Payroll', icon: 'pay', note: 'Pay runs and payslips' },
  { name: 'Assets', icon: 'box', note: 'What the business owns, and who has it' },
  { name: 'Task', icon: 'task', note: 'Who does what, until when' },
  { name: 'Time & Attendance', icon: 'clock', note: 'Shifts and clocking in' },
] as const;

function Interests({ errorMessage = null }: { errorMessage?: string | null }) {
  const [names, setNames] = useState<string[]>(errorMessage ? [] : ['Core HR', 'Assets']);
  return <ModuleGrid label="Modules" modules={modules} value={names} onChange={setNames} errorMessage={errorMessage} />;
}

export const reference: Reference = {
  name: 'Module grid',
  use: 'The modules of the suite, of which any number is chosen by name. For anything else, use CheckboxCards.',
  components: ['ModuleGrid'],
  states: [
    { name: 'Some chosen', Show: () => <Interests /> },
    { name: 'Refused', Show: () => <Interests errorMessage="Choose at least one module." /> },
  ],
};
