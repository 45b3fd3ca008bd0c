/** What the form of a daily check asks for, and what it sends. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import { checkItems } from '../../../openapi/generated/lists/fleet.checks.ts';
import type { CheckItem } from '../../../rules/fleet/checklist.ts';

type Schemas = components['schemas'];
type Answer = 'ok' | 'fault' | '';

/** One text a field, so that a draft can keep it: `is_tyres` is an answer, `note_tyres` what is wrong. */
export type CheckFields = Record<`is_${CheckItem}`, Answer> &
  Record<`note_${CheckItem}`, string> & {
    mileage: string;
    /** Why the mileage does not go on from the one before. */
    correction: string;
    note: string;
  };
export const checkFields = [
  ...checkItems.flatMap((item) => [`is_${item}`, `note_${item}`] as const),
  ...(['mileage', 'correction', 'note'] as const),
];
export const emptyCheck = Object.fromEntries(checkFields.map((field) => [field, ''])) as CheckFields;

/** The items without an answer, and the faults without words. */
export function checkMistakes(fields: CheckFields, list: readonly CheckItem[]): Record<string, string[]> {
  const mistakes: [string, string[]][] = [];
  for (const item of list) {
    if (fields[`is_${item}`] === '') mistakes.push([`is_${item}`, ['Choose one.']]);
    else if (fields[`is_${item}`] === 'fault' && fields[`note_${item}`].trim() === '')
      mistakes.push([`note_${item}`, ['Say what is wrong.']]);
  }
  return Object.fromEntries(mistakes);
}

/** @param pictures uploaded files by item */
export function toCheck(
  fields: CheckFields,
  list: readonly CheckItem[],
  pictures: Readonly<Record<string, string[]>>,
): Schemas['NewVehicleCheck'] {
  const isOk = (item: CheckItem) => fields[`is_${item}`] === 'ok';
  return {
    passed: list.filter(isOk),
    faults: list
      .filter((item) => !isOk(item))
      .map((item) => ({ item, note: fields[`note_${item}`].trim(), attachments: pictures[item] ?? [] })),
    mileage: fields.mileage === '' ? null : Number(fields.mileage),
    ...(fields.correction.trim() === '' ? {} : { correction: fields.correction.trim() }),
    note: fields.note.trim(),
  };
}
