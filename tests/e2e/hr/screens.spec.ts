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
      {
        name: 'form',
        open: asOwner('/hr?modal=employee', (page) => expect(page.getByText('EMP-0002 when left empty')).toBeVisible()),
      },
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
]);
