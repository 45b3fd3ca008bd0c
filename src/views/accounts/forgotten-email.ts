const key = 'forgotten_email';

/** The address for which a new password was asked, for as long as the tab is open. */
export const forgottenEmail = {
  keep: (email: string): void => {
    try {
      sessionStorage.setItem(key, email);
    } catch {
      // Storage may be forbidden; the page then says "the address".
    }
  },
  read: (): string | null => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
};
