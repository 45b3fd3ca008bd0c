/** When something is listed as due. Pure. */
import { soonDays } from '../../rules/due/due.ts';

export const dueDays = soonDays;

/** A renewal has a later day than what it renews; a day against none is later, none against a day is not. */
export const isLater = (given: string | null, known: string | null): boolean => given !== null && given > (known ?? '');
