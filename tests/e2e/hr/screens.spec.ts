/** The screens of core HR. */
import { asOwner, failing, retryShown, testScreens } from '../screens.ts';
import { expect } from '../test.ts';

testScreens('hr', [
  {
    name: 'employees',
    open: asOwner('/hr'),
    states: [
      { name: 'failing', open: asOwner('/hr', retryShown, failing('**/employees?**')) },
      { name: 'no match', open: asOwner('/hr?search=nothing-like-it') },
    ],
  },
  {
    name: 'departments',
    open: asOwner('/hr/departments'),
    states: [
      { name: 'failing', open: asOwner('/hr/departments', retryShown, failing('**/departments/**')) },
      { name: 'no match', open: asOwner('/hr/departments?search=nothing-like-it') },
    ],
  },
  { name: 'regions', open: asOwner('/hr/regions') },
  {
    name: 'jobs',
    open: asOwner('/hr/jobs'),
    states: [{ name: 'form', open: asOwner('/hr/jobs?modal=job') }],
  },
  {
    name: 'employee form',
    open: asOwner('/add-employee-new', (page) =>
      expect(page.getByRole('region', { name: 'Personal details' })).toBeVisible(),
    ),
  },
  {
    name: 'employee',
    open: asOwner('/hr', async (page) => {
      await page.getByRole('rowheader').getByRole('link').first().click();
      await expect(page.getByRole('tab', { name: 'Personal' })).toBeVisible();
    }),
    states: [
      {
        name: 'failing',
        open: asOwner('/hr/employees/01a00000-0000-7000-8000-000000000000', (page) =>
          expect(page.getByText('could not be loaded')).toBeVisible(),
        ),
      },
    ],
  },
]);
