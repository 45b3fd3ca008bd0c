/** How long a deleted business can be restored, in days; the server decides, this is what is told before. */
export const graceDays = 30;

/** Whether somebody typed what a business is called: spaces around and between words do not matter. */
export const isNamed = (name: string, typed: string): boolean => plain(name) === plain(typed);
const plain = (text: string) => text.normalize('NFKC').replace(/\s+/gu, ' ').trim();

export type Confirmation = { name: string; password: string };

/** Whether what was typed is worth sending; whether the password is right, only the server knows. */
export const isConfirmed = (business: string, { name, password }: Confirmation): boolean =>
  isNamed(business, name) && password !== '';

/** Whole days that are left until a time, the present one included; 0 when it has come. */
export const daysLeft = (until: string, now: Date): number =>
  Math.max(0, Math.ceil((new Date(until).getTime() - now.getTime()) / 86_400_000));
