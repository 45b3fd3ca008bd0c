import type { Flow } from '../flow.ts';
import { employeeFormFlow } from './employee-form/cases.ts';
import { employeeOnboardingFlow } from './employee-onboarding/cases.ts';
import { fileSharingFlow } from './file-sharing/cases.ts';
import { onboardingFormFlow } from './onboarding-form/cases.ts';
import { profileChangeFlow } from './profile-change/cases.ts';
import { profileChangeReviewFlow } from './profile-change-review/cases.ts';
import { terminationFlow } from './termination/cases.ts';

export const hrFlows: readonly Flow[] = [
  employeeFormFlow,
  employeeOnboardingFlow,
  onboardingFormFlow,
  fileSharingFlow,
  profileChangeFlow,
  profileChangeReviewFlow,
  terminationFlow,
];
