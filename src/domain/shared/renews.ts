/** What of all that is due a service renews, as a form keeps it: ids, or that it is nothing; empty while nobody has chosen. Pure. */
import { renewedBy } from '../../../rules/assets/renewal.ts';

const none = 'none';

export const renewsText = (ids: readonly string[]): string => ids.join() || none;

/** Null while nobody has chosen. */
export const chosenIn = (renews: string): string[] | null =>
  renews === '' ? null : renews.split(',').filter((id) => id !== none);

type Open = { id: string; date: string; notes: string };

/** What is chosen, and until then what the server would find. */
export const renewedIn = (
  entry: { type: string; date: string; notes: string; renews: string },
  open: readonly Open[],
): string[] => chosenIn(entry.renews) ?? renewedBy(entry, open);
