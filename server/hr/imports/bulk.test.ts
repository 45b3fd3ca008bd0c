/** The call that imports all rows at once. */
import { expect, it } from 'vitest';
import { startTestServer } from '../../platform/testing.ts';
import { newStaff } from './imports.testing.ts';

const server = await startTestServer({ jobs: true });
const { call, found, imports, record } = await newStaff(server);

it('adds all of them, or none and says why', async () => {
  const rows = [
    { first_name: 'Obi', last_name: 'Atonce', manager: 'O-2' },
    { first_name: 'Peju', last_name: 'Atonce', employee_id: 'O-2' },
  ];
  const wrong = await call('POST', 'employees/import/', [...rows, { first_name: 'Quam' }]);
  expect(wrong).toMatchObject({
    status: 400,
    body: [{ row: 3, column: 'Last name', detail: 'This cell is empty.' }],
  });
  expect(await found('Atonce')).toEqual([]);
  expect((await call('POST', 'employees/import/', rows)).body).toEqual({ created: 2 });
  expect(await record('Obi')).toMatchObject({ manager: { first_name: 'Peju' } });
});

it('finds whom the business has by ID or address, without pay', async () => {
  const results = await imports.match(['o-2', 'nobody@sheet.test']);
  expect(results).toHaveLength(1);
  expect(results[0]).toMatchObject({ number: 'O-2', cells: { first_name: 'Peju' } });
  expect(Object.keys(results[0].cells)).not.toContain('pay');
});
