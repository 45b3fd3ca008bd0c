/** The entries of a balance. They are only ever added to: what turns out wrong is made good by further entries. */

/**
 * Written by people's acts, of which `undone` takes back an adjustment as if it had never been; the rest follows from these, the
 * policy and the employment.
 */
const acts = ['taken', 'give_back', 'adjustment', 'undone', 'paid_out'] as const;
type EntryKind = (typeof acts)[number] | 'grant' | 'carry_in' | 'carry_out' | 'expire' | 'restated';

export type Entry = {
  /** From which it counts: a correction counts from the day of what it corrects, whenever it is written. */
  day: string;
  kind: EntryKind;
  /** Signed hundredths of the policy's unit. */
  amount: number;
  /** The leave year, by its first day. */
  lot: string;
  /** Of what came over from the year before: a lot of its own beside what the year grants. */
  is_carried: boolean;
  /** The last day on which a carried lot counts; null when it has none, and in all other entries. */
  until: string | null;
  /** The request, or the reason. */
  about: string | null;
};

export const isAct = ({ kind }: Entry): boolean => (acts as readonly EntryKind[]).includes(kind);

/** Hundredths at the end of a day, past or future. */
export const balanceOn = (entries: readonly Entry[], day: string): number =>
  entries.reduce((sum, entry) => (entry.day <= day ? sum + entry.amount : sum), 0);
