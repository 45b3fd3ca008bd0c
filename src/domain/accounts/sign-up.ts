import type { components } from '../../../openapi/generated/contract.ts';

type Frequency = components['schemas']['SubscriptionInfo']['billing_frequency'];

/** The `plan` parameter of /signup; absent means free forever. */
export type PlanChoice = 'buy_now' | 'free_trial' | null;

/** Reads the `plan` parameter; an unknown value means free forever. */
export const planChoiceOf = (plan: string | null): PlanChoice =>
  plan === 'buy_now' || plan === 'free_trial' ? plan : null;

/** The heading of the sign-up screen. */
export const signUpHeading = (plan: PlanChoice): string => {
  if (plan === 'buy_now') return 'Create Your Account';
  return plan === 'free_trial' ? 'Start now for free, no card required' : 'Get Started with Free Forever';
};

type SignUpBody = {
  business_plan: components['schemas']['ChosenPlan'];
  subscription_info: {
    billing_buy_now: boolean;
    billing_frequency: Frequency;
    billing_num_employees: number;
  } | null;
  email: string;
  password: string;
  source?: string;
};

/** The purchase that a person chooses before they sign up. */
export type SignUpOrder = { frequency: Frequency; numEmployees: number };
const firstOrder: SignUpOrder = { frequency: 'monthly', numEmployees: 1 };

/** The body of signUp. By default it is for one employee, paid monthly. */
export const signUpBody = (person: {
  plan: PlanChoice;
  source: string;
  email: string;
  password: string;
  order?: SignUpOrder;
}): SignUpBody => {
  const { frequency, numEmployees } = person.order ?? firstOrder;
  return {
    business_plan: person.plan === null ? 'free' : 'premium',
    subscription_info:
      person.plan === null
        ? null
        : {
            billing_buy_now: person.plan === 'buy_now',
            billing_frequency: frequency,
            billing_num_employees: numEmployees,
          },
    email: person.email.trim(),
    password: person.password,
    ...(person.source === '' ? {} : { source: person.source }),
  };
};
