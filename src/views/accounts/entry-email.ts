const key = 'draft:entryEmail';

/** The address that was last typed into one of the entry screens, or confirmed, until the tab closes or signs out. */
export const entryEmail = {
  keep: (email: string): void => {
    try {
      sessionStorage.setItem(key, email);
    } catch {
      // Storage may be forbidden; the person types it again.
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
