/** The screens of payroll. */
import { asOwner, testScreens } from '../screens.ts';

testScreens('payroll', [{ name: 'payroll', open: asOwner('/payroll') }]);
