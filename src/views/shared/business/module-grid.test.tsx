// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ModuleGrid } from './module-grid.tsx';

afterEach(cleanup);

const changed = vi.fn<(names: string[]) => void>();
const modules = ['Core HR', 'Payroll', 'Time & Attendance'].map((name) => ({ name }));

function Interests() {
  const [names, setNames] = useState(['Payroll']);
  const change = (next: string[]) => {
    changed(next);
    setNames(next);
  };
  return <ModuleGrid label="Modules" modules={modules} value={names} onChange={change} />;
}

it('adds a module when its box is ticked, and removes it when it is unticked', async () => {
  render(<Interests />);
  const person = userEvent.setup();
  await person.click(screen.getByRole('checkbox', { name: 'Time & Attendance' }));
  await person.click(screen.getByRole('checkbox', { name: 'Payroll' }));
  expect(changed.mock.calls).toEqual([[['Payroll', 'Time & Attendance']], [['Time & Attendance']]]);
});
