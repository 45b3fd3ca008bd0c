/**
 * The check digit of Nigerian account numbers: 3, 7, 3 are the weights of bank code and serial number in turn, and the sum of all
 * with the check digit is a multiple of ten. Central Bank of Nigeria, *Revised Standards on NUBAN for Banks and Other Financial
 * Institutions* (2020): a code of three digits stands after 000, one of five digits after 9.
 * @see https://www.scribd.com/document/712968497/nuban-proposals-v-0-4-03-09-2010 for the algorithm with its examples
 */
const weights = [3, 7, 3];

const institutionOf = (bank: string): string => (bank.length === 5 ? `9${bank}` : bank.padStart(6, '0'));

/** @param serial the first nine digits of an account number */
export function checkDigitOf(bank: string, serial: string): number {
  const digits = [...(institutionOf(bank) + serial)].map(Number);
  const sum = digits.reduce((total, digit, at) => total + digit * (weights[at % 3] ?? 0), 0);
  return (10 - (sum % 10)) % 10;
}

/** Whether an account number of ten digits can be one of the bank. */
export const isNuban = (bank: string, account: string): boolean =>
  /^\d{10}$/.test(account) && checkDigitOf(bank, account.slice(0, 9)) === Number(account[9]);
