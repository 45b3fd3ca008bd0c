/** Who has a plate or a serial number, however it is written. The words of an asset hold its codes without hyphens and spaces. */
import { type CodeField, codeFields, codeNames, codeOf, newCodes } from '../../../rules/assets/codes.ts';
import { type Asking, type Inside, refuseFields } from '../../platform/asking.ts';
import { titleOf } from './rules.ts';

/** A column as `codeOf` has its text. */
export const codeIn = (column: string): string => `lower(regexp_replace(${column}, '[\\s!-/:-@\\[-\`{-~]+', '', 'g'))`;

/** The ids of what could have one of the codes, for `id in (…)`. @param codes the place of an array among the parameters */
export const coded = (codes: string): string =>
  `select asset_id from asset_words where business_id = $1 and word = any(array(select left(code, 60) from unnest(${codes}::text[]) code))`;

export type SameCode = { id: string; number: string; name: string; field: CodeField };
type Codes = Partial<Record<CodeField, string>>;

/** One for each field at most. @param but the asset that is asked about itself */
export async function sameCodes(
  { tx, businessId }: Inside,
  codes: Codes,
  but: string | null = null,
): Promise<SameCode[]> {
  const wanted = codeFields.flatMap((field) => {
    const code = codeOf(codes[field] ?? '');
    return code === '' ? [] : [{ field, code }];
  });
  if (wanted.length === 0) return [];
  const found = await tx.query<Omit<SameCode, 'field'> & { plate: string; serial: string }>(
    `select id, number, name, ${codeIn('plate_no')} as plate, ${codeIn('serial_no')} as serial from assets
     where business_id = $1 and deleted_at is null and id in (${coded('$2')}) and id is distinct from $3
       and (${codeIn('plate_no')} = any($2) or ${codeIn('serial_no')} = any($2))
     order by id limit 20`,
    [businessId, wanted.map(({ code }) => code), but],
  );
  return wanted.flatMap(({ field, code }) => {
    const owner = found.find(({ plate, serial }) => plate === code || serial === code);
    return owner === undefined ? [] : [{ id: owner.id, number: owner.number, name: owner.name, field }];
  });
}

/**
 * Refuses a plate or serial number that something else has, unless a reason is given.
 * @returns what the history says of numbers that are taken all the same; empty where none is
 * @throws 400 at the fields, with the code *same_code*
 */
export async function takeCodes(
  asking: Asking,
  given: Codes,
  { before, id, reason = '' }: { before: Codes | null; id: string | null; reason?: string | undefined },
): Promise<string> {
  const asked = newCodes(given, before);
  const same = await sameCodes(asking, Object.fromEntries(asked.map((field) => [field, given[field]])), id);
  if (same.length === 0) return '';
  if (reason.trim() === '')
    throw refuseFields(
      asking,
      Object.fromEntries(
        same.map((owner) => [
          owner.field,
          [`${titleOf(owner)} has this ${codeNames[owner.field]} already. Correct it, or say why both have it.`],
        ]),
      ),
      'same_code',
    );
  const whose = same.map((owner) => `the ${codeNames[owner.field]} of ${titleOf(owner)}`).join(' and ');
  return `. It has ${whose} too: ${reason.trim()}`;
}
