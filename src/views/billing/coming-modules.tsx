import { moduleNames } from '../../../rules/shared/modules.ts';
import * as css from './billing.css.ts';

/** Beside prices: what nobody pays for, because it is still being built. */
export function ComingModules() {
  const names = moduleNames('coming');
  return names === '' ? null : <p className={css.words}>Coming, and in no price: {names}.</p>;
}
