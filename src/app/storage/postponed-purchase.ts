/**
 * The business whose purchase this tab has postponed. A person who chose at sign-up to buy is redirected to the payment;
 * after postponing it they can use the app until they open another tab.
 */
const key = 'purchase.putOff';

/** Storage may be forbidden, and prerendering has none. */
export function postponedPurchase(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function postponePurchase(businessId: string): void {
  try {
    sessionStorage.setItem(key, businessId);
  } catch {
    // Without storage, the person is redirected to the payment again.
  }
}
