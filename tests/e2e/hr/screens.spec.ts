/** The screens of core HR. */
import { asOwner, failing, retryShown, testScreens } from '../screens.ts';

testScreens('hr', [
  {
    name: 'departments',
    open: asOwner('/hr'),
    states: [
      { name: 'failing', open: asOwner('/hr', retryShown, failing('**/departments/**')) },
      { name: 'no match', open: asOwner('/hr?search=nothing-like-it') },
    ],
  },
]);
