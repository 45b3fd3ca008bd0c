/** Every flow of the product. Whatever lists, draws, walks or tests flows walks this list. */
import { businessSwitchCases } from './accounts/business-switch.cases.ts';
import { businessSwitchMachine } from './accounts/business-switch.machine.ts';
import { emailConfirmationCases } from './accounts/email-confirmation.cases.ts';
import { emailConfirmationMachine } from './accounts/email-confirmation.machine.ts';
import { forgotPasswordCases } from './accounts/forgot-password.cases.ts';
import { forgotPasswordMachine } from './accounts/forgot-password.machine.ts';
import { inviteActivationCases } from './accounts/invite-activation.cases.ts';
import { inviteActivationMachine } from './accounts/invite-activation.machine.ts';
import { loginCases } from './accounts/login.cases.ts';
import { loginMachine } from './accounts/login.machine.ts';
import { passwordResetCases } from './accounts/password-reset.cases.ts';
import { passwordResetMachine } from './accounts/password-reset.machine.ts';
import { resendConfirmationCases } from './accounts/resend-confirmation.cases.ts';
import { resendConfirmationMachine } from './accounts/resend-confirmation.machine.ts';
import { secondStepSetupCases } from './accounts/second-step-setup.cases.ts';
import { secondStepSetupMachine } from './accounts/second-step-setup.machine.ts';
import { sessionCases } from './accounts/session.cases.ts';
import { sessionMachine } from './accounts/session.machine.ts';
import { signUpCases } from './accounts/sign-up.cases.ts';
import { signUpMachine } from './accounts/sign-up.machine.ts';
import { couponCheckCases } from './billing/coupon-check.cases.ts';
import { couponCheckMachine } from './billing/coupon-check.machine.ts';
import { paymentPollingCases } from './billing/payment-polling.cases.ts';
import { paymentPollingMachine } from './billing/payment-polling.machine.ts';
import { planSelectionCases } from './billing/plan-selection.cases.ts';
import { planSelectionMachine } from './billing/plan-selection.machine.ts';
import { subscriptionPurchaseCases } from './billing/subscription-purchase.cases.ts';
import { subscriptionPurchaseMachine } from './billing/subscription-purchase.machine.ts';
import { businessDeletionCases } from './businesses/business-deletion.cases.ts';
import { businessDeletionMachine } from './businesses/business-deletion.machine.ts';
import { type Flow, flow } from './flow.ts';
import { businessCreationCases } from './onboarding/business-creation.cases.ts';
import { businessCreationMachine } from './onboarding/business-creation.machine.ts';
import { businessQuestionnaireCases } from './onboarding/business-questionnaire.cases.ts';
import { businessQuestionnaireMachine } from './onboarding/business-questionnaire.machine.ts';
import { premiumSignUpCases } from './onboarding/premium-sign-up.cases.ts';
import { premiumSignUpMachine } from './onboarding/premium-sign-up.machine.ts';
import { administratorHandoverCases } from './people/administrator-handover.cases.ts';
import { administratorHandoverMachine } from './people/administrator-handover.machine.ts';
import { inviteSendingCases } from './people/invite-sending.cases.ts';
import { inviteSendingMachine } from './people/invite-sending.machine.ts';
import { artificialProgressCases } from './shared/artificial-progress.cases.ts';
import { artificialProgressMachine } from './shared/artificial-progress.machine.ts';
import { taskPollingCases } from './shared/task-polling.cases.ts';
import { taskPollingMachine } from './shared/task-polling.machine.ts';

export const flows: readonly Flow[] = [
  flow({
    id: 'signUp',
    title: 'Signing up',
    audience: 'visitor',
    machine: signUpMachine,
    cases: signUpCases,
    route: '/signup',
  }),
  flow({
    id: 'emailConfirmation',
    title: 'Confirming an e-mail address',
    audience: 'visitor',
    machine: emailConfirmationMachine,
    cases: emailConfirmationCases,
    route: '/account/verify',
  }),
  flow({
    id: 'resendConfirmation',
    title: 'Asking for the confirmation mail again',
    audience: 'visitor',
    machine: resendConfirmationMachine,
    cases: resendConfirmationCases,
    route: '/account/confirmation/new',
  }),
  flow({
    id: 'login',
    title: 'Signing in',
    audience: 'visitor',
    machine: loginMachine,
    cases: loginCases,
    route: '/login',
  }),
  flow({
    id: 'forgotPassword',
    title: 'Asking for a link to a new password',
    audience: 'visitor',
    machine: forgotPasswordMachine,
    cases: forgotPasswordCases,
    route: '/forgot-password',
  }),
  flow({
    id: 'passwordReset',
    title: 'Choosing a new password by a link',
    audience: 'visitor',
    machine: passwordResetMachine,
    cases: passwordResetCases,
    route: '/account/password-reset',
  }),
  flow({
    id: 'inviteActivation',
    title: 'Following an invitation',
    audience: 'visitor',
    machine: inviteActivationMachine,
    cases: inviteActivationCases,
    route: '/verify-invite',
  }),
  flow({
    id: 'premiumSignUp',
    title: 'Signing up to buy',
    audience: 'visitor',
    machine: premiumSignUpMachine,
    cases: premiumSignUpCases,
    route: '/premium/signup',
  }),
  flow({
    id: 'planSelection',
    title: 'Choosing a plan',
    audience: 'visitor',
    machine: planSelectionMachine,
    cases: planSelectionCases,
    route: '/premium/signup',
  }),
  flow({
    id: 'secondStepSetup',
    title: 'Turning on the second step',
    audience: 'owner',
    machine: secondStepSetupMachine,
    cases: secondStepSetupCases,
    route: '/profile?tab=security&view=second-step',
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
  flow({
    id: 'subscriptionPurchase',
    title: 'Buying a subscription',
    audience: 'owner',
    machine: subscriptionPurchaseMachine,
    cases: subscriptionPurchaseCases,
    route: '/billing/buy-now',
  }),
  flow({
    id: 'couponCheck',
    title: 'Trying a coupon',
    audience: 'owner',
    machine: couponCheckMachine,
    cases: couponCheckCases,
    route: '/billing/buy-now',
  }),
  flow({
    id: 'businessSwitch',
    title: 'Going to another of one’s businesses',
    audience: 'staff',
    machine: businessSwitchMachine,
    cases: businessSwitchCases,
    route: '/dashboard',
  }),
  flow({
    id: 'businessDeletion',
    title: 'Deleting a business, and having it back',
    audience: 'owner',
    machine: businessDeletionMachine,
    cases: businessDeletionCases,
    route: '/settings?tab=business&view=delete',
  }),
  flow({
    id: 'inviteSending',
    title: 'Inviting people',
    audience: 'staff',
    machine: inviteSendingMachine,
    cases: inviteSendingCases,
    route: '/invites',
  }),
  flow({
    id: 'administratorHandover',
    title: 'Handing a business over',
    audience: 'owner',
    machine: administratorHandoverMachine,
    cases: administratorHandoverCases,
    route: '/administrator-handover',
  }),
  flow({
    id: 'session',
    title: 'Being signed in',
    audience: 'system',
    machine: sessionMachine,
    cases: sessionCases,
    route: null,
  }),
  flow({
    id: 'taskPolling',
    title: 'Waiting for a background task',
    audience: 'system',
    machine: taskPollingMachine,
    cases: taskPollingCases,
    route: null,
  }),
  flow({
    id: 'paymentPolling',
    title: 'Waiting for a payment',
    audience: 'system',
    machine: paymentPollingMachine,
    cases: paymentPollingCases,
    route: null,
  }),
  flow({
    id: 'artificialProgress',
    title: 'Progress that cannot be measured',
    audience: 'system',
    machine: artificialProgressMachine,
    cases: artificialProgressCases,
    route: null,
  }),
];
