/** What this tab remembers of a purchase: which business's was put off, and what to say once it was made. */
const [putOffKey, toastKey] = ['purchase.putOff', 'purchase.toast'];

/** Whoever bought at sign-up is led to pay for it; who has put that off looks around, until they come another time. */
export const putOffPurchase = (): string | null => get(putOffKey);
export const keepPutOff = (domain: string): void => put(putOffKey, domain);

const upgraded = 'Your subscription for the premium plan was successful. You can now access all the modules.';
export const keepUpgradeToast = (): void => put(toastKey, upgraded);

/** Once. */
export function takeUpgradeToast(): string | null {
  const text = get(toastKey);
  if (text !== null) sessionStorage.removeItem(toastKey);
  return text;
}

/** Storage may be forbidden, and where screens are drawn ahead there is none. */
function get(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function put(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Then it is asked for once more.
  }
}
