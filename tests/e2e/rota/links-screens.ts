import type { Page } from '@playwright/test';
import { asVisitor, failing, type Screen } from '../screens.ts';
import { expect } from '../test.ts';

const token = 'A'.repeat(43);

const shift = (date: string, more: object = {}) => ({
  id: `0190a1b2-0000-7000-8000-${date.replaceAll('-', '').padStart(12, '0')}`,
  date,
  start: '08:00',
  end: '16:00',
  break_minutes: 60,
  minutes: 420,
  location: 'Lagos Ikeja',
  role: 'Cashier',
  note: null,
  ...more,
});
const night = { start: '20:00', end: '04:00', role: 'Guard', note: 'The gate at the back' };
const weekOf = (week_number: number, first: string, last: string, shifts: object[]) => ({
  year: 2036,
  week_number,
  start_date: first,
  end_date: last,
  minutes: 420 * shifts.length,
  published_at: shifts.length > 0 ? '2036-12-05T09:00:00.000Z' : null,
  shifts,
});
const view = {
  business: 'Balogun & Sons',
  first_name: 'Amina',
  today: '2036-12-09',
  time_format: 12,
  time_zone: 'Africa/Lagos',
  weeks: [
    weekOf(50, '2036-12-08', '2036-12-14', [shift('2036-12-08', night), shift('2036-12-09'), shift('2036-12-11')]),
    weekOf(51, '2036-12-15', '2036-12-21', [shift('2036-12-16')]),
  ],
  expires_at: '2037-05-27T09:00:00.000Z',
};
/** What the days of a picture say is the same in every year. */
const answering = (json: object) => (page: Page) => page.route('**/shift-links/**', (route) => route.fulfill({ json }));

const opened =
  (then: (page: Page) => Promise<void>, before: (page: Page) => Promise<unknown>) => async (page: Page) => {
    await before(page);
    await page.goto(`/s/${token}`);
    await then(page);
  };
const headed = (name: string) => (page: Page) => expect(page.getByRole('heading', { name })).toBeVisible();

export const ofLinks: readonly Screen[] = [
  {
    name: 'own shifts',
    open: opened(headed('Shifts of Amina'), answering(view)),
    states: [
      {
        name: 'nothing',
        open: opened(
          (page) => expect(page.getByText('No shift of yours is published.')).toBeVisible(),
          answering({ ...view, weeks: [weekOf(50, '2036-12-08', '2036-12-14', [])] }),
        ),
      },
      { name: 'ended', open: asVisitor(`/s/${token}`, headed('This link does not work')) },
      { name: 'failing', open: opened(headed('Your shifts could not be loaded'), failing('**/shift-links/**')) },
    ],
  },
];
