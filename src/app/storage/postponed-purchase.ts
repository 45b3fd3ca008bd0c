/**
 * The business whose purchase this tab has postponed. A person who chose at sign-up to buy is redirected to the payment;
 * after postponing it they can use the app until they open another tab.
 */
import { hereOfPerson, keep, read } from '../../services/shared/device/storage.ts';

const name = 'purchase.putOff';

export function postponedPurchase(): string | null {
  const found = read('tab', hereOfPerson(name));
  return typeof found === 'string' ? found : null;
}

export const postponePurchase = (businessId: string): void => keep('tab', hereOfPerson(name), businessId);
