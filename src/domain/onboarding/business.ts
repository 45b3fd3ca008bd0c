import type { components } from '../../../openapi/generated/contract.ts';
import { phoneMessage, toE164 } from '../shared/phone.ts';

type Schemas = components['schemas'];

/** The questions of the business wizard, in order; also the names of the machine's states. */
export const steps = [
  'namingBusiness',
  'locatingBusiness',
  'choosingCurrency',
  'namingAdmin',
  'choosingLogo',
  'choosingInterests',
  'choosingSize',
  'namingSource',
  'ratingExperience',
] as const;
export type Step = (typeof steps)[number];

/** The questions of a premium sign-up after the payment; the first four come before it. */
export const questionnaireSteps = ['choosingLogo', 'choosingInterests', 'namingSource'] as const satisfies Step[];

/** All answers of the wizard. A missing text is '', a missing choice is null. */
export type Answers = {
  name: string;
  country: string;
  state: string;
  city: string;
  address1: string;
  address2: string;
  post_code: string;
  currency: string;
  first_name: string;
  last_name: string;
  phone_number: string;
  logo: File | null;
  avatar: Schemas['AvatarColour'] | null;
  interested_in: Schemas['Interest'][];
  size: Schemas['CompanySize'] | null;
  point_of_contact: Schemas['ReferralSource'] | null;
  rating: Schemas['Rating'] | null;
};

export const noAnswers: Answers = {
  name: '',
  country: 'NG',
  state: '',
  city: '',
  address1: '',
  address2: '',
  post_code: '',
  currency: 'NGN',
  first_name: '',
  last_name: '',
  phone_number: '',
  logo: null,
  avatar: null,
  interested_in: [],
  size: null,
  point_of_contact: null,
  rating: null,
};

/** The fields of each step; when the server refuses a field, the wizard returns to its step. */
export const fieldsOf: Record<Step, readonly (keyof Answers)[]> = {
  namingBusiness: ['name', 'country'],
  locatingBusiness: ['state', 'city', 'address1', 'address2', 'post_code'],
  choosingCurrency: ['currency'],
  namingAdmin: ['first_name', 'last_name', 'phone_number'],
  choosingLogo: ['logo', 'avatar'],
  choosingInterests: ['interested_in'],
  choosingSize: ['size'],
  namingSource: ['point_of_contact'],
  ratingExperience: ['rating'],
};

const isGiven = (text: string): boolean => text.trim() !== '';

/** Whether Continue is enabled. The size is checked only when Continue is pressed, see stepMistakes. */
export const isStepComplete = (step: Step, answers: Answers): boolean => {
  switch (step) {
    case 'namingBusiness':
      return isGiven(answers.name) && isGiven(answers.country);
    case 'locatingBusiness':
      return isGiven(answers.state) && isGiven(answers.city) && isGiven(answers.address1);
    case 'choosingCurrency':
      return isGiven(answers.currency);
    case 'namingAdmin':
      return isGiven(answers.first_name) && isGiven(answers.last_name) && isGiven(answers.phone_number);
    case 'choosingLogo':
    case 'choosingInterests':
    case 'choosingSize':
    case 'namingSource':
    case 'ratingExperience':
      return true;
  }
};

/** The errors of Continue by field, in the server's words. Empty without errors. */
export const stepMistakes = (step: Step, answers: Answers): Record<string, string[]> => {
  if (step === 'choosingSize' && answers.size === null) return { size: ['Please select number of people'] };
  if (step === 'namingAdmin' && isGiven(answers.phone_number) && toE164(answers.phone_number, answers.country) === null)
    return { phone_number: [phoneMessage] };
  return {};
};

/** Whether these answers complete a step. */
export const canAdvance = (step: Step, answers: Answers): boolean =>
  isStepComplete(step, answers) && Object.keys(stepMistakes(step, answers)).length === 0;

/**
 * The answers after an edit. The first step sends a country with its currency: a new country clears the state and the post
 * code and sets that currency; the same country keeps the chosen currency.
 */
export const mergeAnswers = (step: Step, known: Answers, given: Partial<Answers>): Answers => {
  const merged = { ...known, ...given };
  if (step !== 'namingBusiness') return merged;
  return merged.country === known.country
    ? { ...merged, currency: known.currency }
    : { ...merged, state: '', post_code: '', currency: given.currency ?? '' };
};

/** The step of the first refused field, in the wizard's order; null for unknown fields. */
export const refusedStep = (fields: Record<string, string[]>): Step | null =>
  steps.find((step) => fieldsOf[step].some((field) => (fields[field]?.length ?? 0) > 0)) ?? null;

const postCodeLabels = new Map([
  ['CA', 'Postal code'],
  ['US', 'Zip code'],
  ['GB', 'Post code'],
]);

/** The label of the post code field, or null in countries without one. */
export const postCodeLabel = (country: string): string | null => postCodeLabels.get(country) ?? null;
