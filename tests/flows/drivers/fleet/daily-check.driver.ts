import { logEntryDriver } from './log-entry.ts';

export const driver = logEntryDriver({
  flow: 'dailyCheck',
  form: 'Daily check',
  submit: 'Send the check',
  mistake: 'Say what is wrong.',
  place: 'check',
  create: 'createVehicleCheck',
  requested: 'checks',
  fill: async ({ page }, isWrong) => {
    // One step for all items: a click each would take most of the time of a path.
    await page.getByRole('radio', { name: 'OK', exact: true }).evaluateAll((radios) => {
      for (const radio of radios as HTMLInputElement[]) if (!radio.checked) radio.click();
    });
    if (isWrong)
      await page
        .getByRole('radiogroup', { name: 'Horn' })
        .getByRole('radio', { name: 'Not OK' })
        .click({ force: true });
  },
});
