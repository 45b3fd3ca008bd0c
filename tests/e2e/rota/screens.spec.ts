/** The screens of the rota. */
import { testScreens } from '../screens.ts';
import { ofAvailability } from './availability-screens.ts';
import { ofEmployees } from './employee-screens.ts';
import { ofLinks } from './links-screens.ts';
import { ofRoles } from './roles-screens.ts';
import { ofSettings } from './settings-screens.ts';
import { ofSwaps } from './swaps-screens.ts';
import { ofWeeks } from './week-screens.ts';

testScreens('rota', [...ofWeeks, ...ofSwaps, ...ofAvailability, ...ofEmployees, ...ofLinks, ...ofRoles, ...ofSettings]);
