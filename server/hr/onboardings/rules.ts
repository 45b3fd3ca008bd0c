/** What may happen to an onboarding, and what its form says. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import { onboardingPartLabels, onboardingParts } from '../../../openapi/generated/lists/hr.onboarding.ts';
import { endOf } from '../pay/rules.ts';
import type { Answers, OnboardingRow, OnboardingState } from './store.ts';

type Schemas = components['schemas'];

const isOver = (state: OnboardingState): boolean => state === 'approved' || state === 'cancelled';
/** Whether the employee may fill it in. */
export const isOpen = (state: OnboardingState): boolean => state === 'in_progress' || state === 'returned';

/** Why a link is no longer good; null while it is. */
export function linkFault({ state, link_expires_at }: Pick<OnboardingRow, 'state' | 'link_expires_at'>, now: Date) {
  if (isOver(state)) return 'done';
  return link_expires_at === null || link_expires_at <= now ? 'expired' : null;
}

export const faultTexts = {
  done: 'Your details have arrived. There is nothing left to do here.',
  expired: 'This link has expired. Ask for a new one.',
} as const;

/** Messages by part. */
export const missingParts = (answers: Answers): Record<string, string[]> =>
  Object.fromEntries(
    onboardingParts
      .filter((part) => answers[part] === null)
      .map((part) => [part, [`Fill in this part: ${onboardingPartLabels[part].toLowerCase()}.`]]),
  );

/** What is kept of the bank: enough to recognise it, nothing that a stranger with the link could use. */
const keptBank = (bank: NonNullable<Answers['bank']>): Schemas['OnboardingFormBank'] => ({
  bank: bank.bank ?? null,
  pension_provider: bank.pension_provider ?? null,
  account_name: bank.account_name ? '•••' : null,
  account_number: endOf(bank.account_number ?? null),
  is_holder_confirmed: bank.holder !== undefined,
  pension_pin: endOf(bank.pension_pin ?? null),
  tax_id: endOf(bank.tax_id ?? null),
  nin: endOf(bank.nin ?? null),
});

/** The form as whoever has the link may see it: nothing that was filled in while somebody reviews it, and no number in full. */
export function formOf(
  row: OnboardingRow,
  business: string,
  documents: Schemas['OnboardingDocument'][],
): Schemas['OnboardingForm'] {
  const { first_name, last_name, state, revision, link_expires_at, notes } = row;
  const { email, phone_number, details, bank, next_of_kin, emergency_contact } = isOpen(state) ? row : nothing;
  return {
    business,
    first_name,
    last_name,
    email,
    phone_number,
    state,
    revision,
    notes,
    details,
    next_of_kin,
    emergency_contact,
    bank: bank && keptBank(bank),
    documents: isOpen(state) ? documents : [],
    expires_at: (link_expires_at ?? new Date(0)).toISOString(),
  };
}

const nothing = {
  email: null,
  phone_number: null,
  details: null,
  bank: null,
  next_of_kin: null,
  emergency_contact: null,
};
