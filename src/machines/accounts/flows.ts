import type { Flow } from '../flow.ts';
import { emailConfirmationFlow } from './email-confirmation/cases.ts';
import { loginFlow } from './login/cases.ts';
import { mailRequestFlow } from './mail-request/cases.ts';
import { passwordResetFlow } from './password-reset/cases.ts';
import { secondStepSetupFlow } from './second-step-setup/cases.ts';
import { sessionFlow } from './session/cases.ts';
import { signUpFlow } from './sign-up/cases.ts';

export const accountsFlows: readonly Flow[] = [
  signUpFlow,
  emailConfirmationFlow,
  loginFlow,
  mailRequestFlow,
  passwordResetFlow,
  secondStepSetupFlow,
  sessionFlow,
];
