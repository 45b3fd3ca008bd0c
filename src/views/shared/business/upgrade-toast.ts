import { here, keep, read } from '../../../services/shared/device/storage.ts';

/** The message on the dashboard after a purchase, once per tab. */
const name = 'purchase.toast';
const upgraded = 'Your subscription for the premium plan was successful. You can now access all the modules.';

export const keepUpgradeToast = (): void => keep('tab', here(name), true);

/** Once. */
export function takeUpgradeToast(): string | null {
  const isKept = read('tab', here(name)) === true;
  keep('tab', here(name), null);
  return isKept ? upgraded : null;
}
