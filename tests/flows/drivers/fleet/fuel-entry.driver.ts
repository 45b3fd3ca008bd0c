import { logEntryDriver } from './log-entry.ts';

export const driver = logEntryDriver({
  flow: 'fuelEntry',
  form: 'Fuel',
  submit: 'Save',
  mistake: 'Required',
  place: 'fuel',
  create: 'createFuelEntry',
  requested: 'fuel',
  fill: async ({ page }, isWrong) => {
    await page.getByRole('textbox', { name: 'Litres' }).fill('');
    if (!isWrong) await page.getByRole('textbox', { name: 'Litres' }).fill('40');
    await page.getByRole('textbox', { name: 'Sum' }).fill('38000');
  },
});
