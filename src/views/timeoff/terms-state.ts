import { faultsOf } from '../../../rules/timeoff/faults.ts';
import { type PolicyKind, type PolicyTerms, settled } from '../../../rules/timeoff/policy.ts';
import { warningsOf } from '../../../rules/timeoff/warnings.ts';

export type TermsField = keyof PolicyTerms;
/** The terms of a form while somebody fills it in, with what is wrong with them. */
export type TermsState = {
  terms: PolicyTerms;
  change: (changed: Partial<PolicyTerms>) => void;
  errorOf: (field: TermsField) => string | null;
};

/** @param day from which they hold */
export function judgedTerms(kind: PolicyKind | null, terms: PolicyTerms, day: string) {
  const sent = settled(terms);
  return { sent, faults: faultsOf(sent), warnings: kind === null ? [] : warningsOf(kind, sent, day) };
}
