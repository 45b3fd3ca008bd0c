/** The drafts of flows, in this tab until they are sent. `useDraft` keeps the typed values of a plain form. */

/** What was kept, to be validated, because anyone can edit the storage; null when there is nothing. */
export function readKept(place: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null');
  } catch {
    return null;
  }
}

/** @param draft null to forget it */
export function keepDraft(place: string, draft: object | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(draft));
  } catch {
    // The person can continue on a device that cannot store a draft.
  }
}
