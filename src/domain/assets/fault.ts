/** A fault that somebody without an account reports at the label of an asset. Pure. */
export type FaultFields = { message: string; name: string; contact: string };

/** By field; empty when it can be sent. */
export const mistakesIn = ({ message }: FaultFields): Partial<Record<keyof FaultFields, string[]>> =>
  message.trim() === '' ? { message: ['Say what is wrong.'] } : {};

/** Signs that look like another one are read as that one, as Crockford's base 32 says. */
const twins: Record<string, string> = { O: '0', I: '1', L: '1' };

/** A reference as people type it: in any case, with spaces and hyphens. Null for what cannot be one. */
export function referenceIn(typed: string): string | null {
  const signs = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[OIL]/g, (sign) => twins[sign] ?? sign);
  return /^[0-9A-HJKMNP-TV-Z]{10}$/.test(signs) ? signs : null;
}

/** In two parts, which are easier to copy by hand. */
export const showReference = (reference: string): string => `${reference.slice(0, 5)}-${reference.slice(5)}`;
