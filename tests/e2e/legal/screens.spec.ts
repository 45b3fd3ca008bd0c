/** The legal pages. */
import { asVisitor, testScreens } from '../screens.ts';

testScreens('legal', [
  { name: 'terms', open: asVisitor('/terms') },
  { name: 'privacy-policy', open: asVisitor('/privacy-policy') },
]);
