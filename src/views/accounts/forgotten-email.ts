const key = 'forgotten_email';

/** The address of the password reset request, stored until the tab closes. */
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
