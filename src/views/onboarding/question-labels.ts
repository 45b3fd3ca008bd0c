import type { Step } from '../../domain/onboarding/business.ts';

type Words = { title: string; lead: string };

/** What each step asks. */
export const words: Record<Step, Words> = {
  namingBusiness: { title: 'What is your business called?', lead: 'The name your customers and staff know.' },
  locatingBusiness: { title: 'Where is your business?', lead: 'It goes on your invoices and documents.' },
  choosingCurrency: { title: 'Which currency do you use?', lead: 'Salaries and costs are shown in this currency.' },
  namingAdmin: { title: 'Who is the account admin?', lead: 'This is the name of the account admin.' },
  choosingLogo: { title: 'Do you have a logo?', lead: 'Optional. You can add or change it later.' },
  choosingInterests: {
    title: 'What are you interested in?',
    lead: 'Optional. Choose as many as you like; it changes no price.',
  },
  choosingSize: { title: 'How many people work in your company?', lead: 'You included.' },
  namingSource: { title: 'How did you know about us?', lead: 'Optional.' },
  ratingExperience: {
    title: 'Welcome to Steward',
    lead: 'That was the last question. Your business is set up next.',
  },
};
