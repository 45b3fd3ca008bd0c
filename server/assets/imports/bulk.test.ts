/** The call that imports all rows at once. */
import { expect, it } from 'vitest';
import { startTestServer } from '../../platform/testing.ts';
import { added, laptopOf } from '../assets.testing.ts';
import { laptop, newRegister, serial } from './imports.testing.ts';

const server = await startTestServer({ jobs: true });
const { find, parts, register } = await newRegister(server);

it('adds assets and vehicles by the words of the template, and reads money as it is written', async () => {
  const code = serial();
  const { status, body } = await register('POST', 'assets/bulk_import/', [
    {
      row_num: 1,
      ...laptop({ serial_no: code, status: 'Assigned', cost: '₦1,637.05', purchase_date: '2024-02-29', mileage: 0 }),
    },
    {
      row_num: 2,
      asset_or_vehicle: 'vehicle',
      asset_or_vehicle_type: 'Trucks',
      make: 'Innoson',
      model: 'G40',
      serial_no: 'KJA-1',
      status: 'in repair',
      mileage: 120,
      cost: 9_000_000,
    },
  ]);
  expect([status, body]).toEqual([201, { created: 2 }]);
  expect(await find(code)).toMatchObject([
    {
      name: 'HP EliteBook',
      serial_no: code,
      status: 'unassigned',
      cost: 1637.05,
      purchase_date: '2024-02-29',
      location: null,
    },
  ]);
  expect(await find('KJA-1')).toMatchObject([
    { name: 'Innoson G40', plate_no: 'KJA-1', vehicle_type: 'truck', status: 'out_for_repair', mileage: 120 },
  ]);
});

it('answers what is wrong by row and column, and adds nothing', async () => {
  const code = serial();
  const { status, body } = await register('POST', 'assets/bulk_import/', [
    { row_num: 7, ...laptop({ serial_no: code }) },
    { row_num: 8, ...laptop({ cost: '1,637.055', status: 'broken' }) },
    { row_num: 9, ...laptop({ asset_or_vehicle_type: 'Spaceship', name: '' }) },
  ]);
  expect(status).toBe(400);
  expect(body).toEqual([
    { row: 8, column: 'Status', detail: "There is no status 'broken'." },
    {
      row: 8,
      column: 'Cost (NGN)',
      detail: "'1,637.055' has more than two decimals. Kobo are two digits, such as 1500.50.",
    },
    { row: 9, column: 'Type', detail: "There is no asset type 'Spaceship'." },
  ]);
  expect(await find(code)).toEqual([]);
});

it('refuses a serial number that the register or an earlier row has, in any case of letters', async () => {
  const [known, twin] = [serial(), serial()];
  const { number } = await added(register, laptopOf(parts, { serial_no: known }));
  const { body } = await register('POST', 'assets/bulk_import/', [
    { row_num: 1, ...laptop({ serial_no: known.toLowerCase() }) },
    { row_num: 2, ...laptop({ serial_no: twin }) },
    { row_num: 3, ...laptop({ serial_no: twin }) },
  ]);
  expect(body).toEqual([
    { row: 1, column: 'License/Serial No', detail: `${number} has the number '${known.toLowerCase()}' already.` },
    { row: 3, column: 'License/Serial No', detail: `Row 2 has the number '${twin}' already.` },
  ]);
});

it('adds nothing twice under one key', async () => {
  const rows = [{ row_num: 1, ...laptop() }];
  const ask = () => register('POST', 'assets/bulk_import/', rows, { 'idempotency-key': 'bulk-import-0001' });
  expect([(await ask()).status, (await ask()).status]).toEqual([201, 201]);
  expect(await find(rows[0]?.serial_no ?? '')).toHaveLength(1);
  rows[0] = { row_num: 1, ...laptop() };
  expect((await ask()).status).toBe(409);
});
