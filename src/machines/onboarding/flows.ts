import type { Flow } from '../flow.ts';
import { businessCreationFlow } from './business-creation/cases.ts';
import { businessQuestionnaireFlow } from './business-questionnaire/cases.ts';
import { premiumSignUpFlow } from './premium-sign-up/cases.ts';

export const onboardingFlows: readonly Flow[] = [premiumSignUpFlow, businessCreationFlow, businessQuestionnaireFlow];
