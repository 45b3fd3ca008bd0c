/** What this tab says on the dashboard once something was bought. */
const key = 'purchase.toast';
const upgraded = 'Your subscription for the premium plan was successful. You can now access all the modules.';

export function keepUpgradeToast(): void {
  try {
    sessionStorage.setItem(key, upgraded);
  } catch {
    // Storage may be forbidden. Then nothing is said.
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
