/** Who may store an import of employees and take it back: what is about pay is for those who see pay. */
import { isAboutPay, payColumns } from '../../../rules/hr/import-columns.ts';
import { hasAll } from '../../directory/rights.ts';
import type { Permission } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import { addOptions, type NewWord, type OfImport, optionsOf } from '../../platform/imports/store.ts';
import { wordsOf } from '../../platform/imports/words.ts';
import { fillsAny } from './store.ts';

type Access = { isOwner: boolean; permissions: readonly Permission[] };

export const maySeePay = (access: Access) => hasAll(access, ['see_pay']);

/** The columns in which one of some rows says something. */
export const filledIn = (rows: readonly Partial<Record<string, string>>[]) =>
  rows.flatMap((cells) => Object.entries(cells).flatMap(([column, text]) => (text?.trim() ? [column] : [])));

export function refusePay(access: Access, columns: readonly string[]) {
  if (!maySeePay(access) && columns.some(isAboutPay))
    throw refuse.general('Only somebody who may see pay can send what is about pay.');
}

/** Looks at the rows once, and keeps what it found. */
async function bringsPay(of: OfImport): Promise<boolean> {
  const { bringsPay: known } = (await optionsOf(of)) as { bringsPay?: boolean };
  if (known !== undefined) return known;
  const found = await fillsAny(of, payColumns);
  await addOptions(of, { bringsPay: found });
  return found;
}

const noWords = 'Only somebody who may manage HR can add a department or a region by a file.';
const mayAddWords = (access: Access) => hasAll(access, ['manage_hr']);

/** @throws 403 to who may not add departments and regions in HR's settings */
export function refuseWords(access: Access, words: readonly NewWord[]) {
  if (words.length > 0 && !mayAddWords(access)) throw refuse.forbidden(noWords);
}

export const neededFor = async (of: OfImport): Promise<Permission[]> => [
  'edit_people',
  ...((await bringsPay(of)) ? (['see_pay'] as const) : []),
  ...((await wordsOf(of)).length > 0 ? (['manage_hr'] as const) : []),
];

/** @throws 403 to who may not see the pay that the import brings, or not add the departments and regions that it adds */
export async function checkRights(access: Access, of: OfImport): Promise<void> {
  refuseWords(access, await wordsOf(of));
  if (!hasAll(access, await neededFor(of)))
    throw refuse.forbidden('This import brings pay. Only somebody who may see pay can store it or undo it.');
}
