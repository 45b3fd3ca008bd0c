/**
 * Which business's purchase this tab has postponed. A person who chose at sign-up to buy is led to pay for it; one who has
 * postponed that may look around until they open another tab.
 */
const key = 'purchase.putOff';

/** Storage may be forbidden, and where screens are prerendered there is none. */
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
    // Then the person is led to pay once more.
  }
}
