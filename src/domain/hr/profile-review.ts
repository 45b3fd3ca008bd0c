/** What HR decides of a profile change, field by field. */
import type { components } from '../../../openapi/generated/contract.ts';

type Schemas = components['schemas'];
type Change = Schemas['ProfileChange'];
export type ProfileField = Schemas['ProfileField'];
export type Verdict = { is: 'approve' | 'refuse'; note: string };
export type Verdicts = Partial<Record<ProfileField, Verdict>>;

/** The fields that the person who reads them can decide: what they see masked is for somebody else. */
export const decidableFields = ({ fields }: Change): ProfileField[] =>
  fields.flatMap(({ field, state, is_masked }) => (state === 'open' && !is_masked ? [field] : []));

const given = (verdicts: Verdicts, is: Verdict['is']) =>
  (Object.entries(verdicts) as [ProfileField, Verdict][]).filter(([, verdict]) => verdict.is === is);

/** What is sent, with the version that was read. */
export const decisionOf = ({ id, version }: Change, verdicts: Verdicts): Schemas['ProfileDecision'] => ({
  request: id,
  version,
  approved: given(verdicts, 'approve').map(([field]) => field),
  refused: given(verdicts, 'refuse').map(([field, { note }]) => ({ field, note: note.trim() })),
});

/** Messages by field: whoever refuses says why. */
export const mistakesInVerdicts = (verdicts: Verdicts): Record<string, string[]> =>
  Object.fromEntries(
    given(verdicts, 'refuse').flatMap(([field, { note }]) =>
      note.trim() === '' ? [[`note_${field}`, ['field is required']]] : [],
    ),
  );

/** The verdicts about fields that still read as they did, and can still be decided. */
export function verdictsStillTrue(verdicts: Verdicts, before: Change | null, after: Change): Verdicts {
  const decidable = decidableFields(after);
  const read = (change: Change | null, name: string) =>
    JSON.stringify(change?.fields.find(({ field }) => field === name));
  const isTrue = ([field]: [string, Verdict]) =>
    decidable.includes(field as ProfileField) && read(before, field) === read(after, field);
  return Object.fromEntries((Object.entries(verdicts) as [string, Verdict][]).filter(isTrue));
}
