/** Days within which a deleted business can be restored. The screens announce this figure; the server decides. */
export const graceDays = 30;

/** Whether the typed text is the name of the business, apart from white space. */
export const isNamed = (name: string, typed: string): boolean => plain(name) === plain(typed);
const plain = (text: string) => text.normalize('NFKC').replace(/\s+/gu, ' ').trim();

export type Confirmation = { name: string; password: string };

/** Whether the form can be sent; only the server can check the password. */
export const isConfirmed = (business: string, { name, password }: Confirmation): boolean =>
  isNamed(business, name) && password !== '';

/** Days left until a time, rounded up; 0 when it has passed. */
export const daysLeft = (until: string, now: Date): number =>
  Math.max(0, Math.ceil((new Date(until).getTime() - now.getTime()) / 86_400_000));
