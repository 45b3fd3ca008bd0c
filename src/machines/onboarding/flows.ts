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
    title: 'Signing up to buy',
    audience: 'visitor',
    machine: premiumSignUpMachine,
    cases: premiumSignUpCases,
    route: '/premium/signup',
  }),
  flow({
    id: 'businessCreation',
    title: 'Creating a business',
    audience: 'owner',
    machine: businessCreationMachine,
    cases: businessCreationCases,
    route: '/business-registration',
  }),
  flow({
    id: 'businessQuestionnaire',
    title: 'Answering the last questions about a business',
    audience: 'owner',
    machine: businessQuestionnaireMachine,
    cases: businessQuestionnaireCases,
    route: '/premium/signup',
  }),
];
