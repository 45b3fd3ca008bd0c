/** When something is listed as due. Pure. */

/** The longest lead time of a reminder. */
export const dueDays = 30;

/** A renewal has a later day than what it renews; a day against none is later, none against a day is not. */
export const isLater = (given: string | null, known: string | null): boolean => given !== null && given > (known ?? '');
