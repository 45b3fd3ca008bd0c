/**
 * Which business's purchase this tab has put off. Whoever bought at sign-up is led to pay for it; who has put that off
 * looks around, until they come another time.
 */
const key = 'purchase.putOff';

/** Storage may be forbidden, and where screens are drawn ahead there is none. */
export function putOffPurchase(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepPutOff(businessId: string): void {
  try {
    sessionStorage.setItem(key, businessId);
  } catch {
    // Then it is asked for once more.
  }
}
