/** The screens of the fleet module. */
import { asOwner, testScreens } from '../screens.ts';

testScreens('fleet', [{ name: 'fleet', open: asOwner('/fleet') }]);
