import { type Flow, flow } from '../flow.ts';
import { businessCreationCases } from './business-creation/cases.ts';
import { businessCreationMachine } from './business-creation/machine.ts';
import { businessQuestionnaireCases } from './business-questionnaire/cases.ts';
import { businessQuestionnaireMachine } from './business-questionnaire/machine.ts';
import { premiumSignUpCases } from './premium-sign-up/cases.ts';
import { premiumSignUpMachine } from './premium-sign-up/machine.ts';

export const onboardingFlows: readonly Flow[] = [
  flow({
    id: 'premiumSignUp',
    title: 'Sign up and pay',
    audience: 'visitor',
    machine: premiumSignUpMachine,
    cases: premiumSignUpCases,
    route: '/premium/signup',
  }),
  flow({
    id: 'businessCreation',
    title: 'Create a business',
    audience: 'owner',
    machine: businessCreationMachine,
    cases: businessCreationCases,
    route: '/business-registration',
  }),
  flow({
    id: 'businessQuestionnaire',
    title: 'Answer the last questions about a business',
    audience: 'owner',
    machine: businessQuestionnaireMachine,
    cases: businessQuestionnaireCases,
    route: '/premium/signup',
  }),
];
