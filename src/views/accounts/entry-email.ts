import { keep, ofVisitor, read } from '../../services/shared/device/storage.ts';

const place = ofVisitor('entryEmail');

/** The address that was last typed into one of the entry screens, or confirmed, until the tab closes or somebody signs in. */
export const entryEmail = {
  keep: (email: string): void => keep('tab', place, email),
  read: (): string | null => {
    const found = read('tab', place);
    return typeof found === 'string' ? found : null;
  },
};
