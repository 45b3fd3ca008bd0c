/** The message on the dashboard after a purchase, once per tab. */
const key = 'purchase.toast';
const upgraded = 'Your subscription for the premium plan was successful. You can now access all the modules.';

export function keepUpgradeToast(): void {
  try {
    sessionStorage.setItem(key, upgraded);
  } catch {
    // Without storage there is no message.
  }
}

/** Once. */
export function takeUpgradeToast(): string | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  } catch {
    return null;
  }
}
