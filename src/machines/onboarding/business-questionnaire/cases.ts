import { noAnswers, questionnaireSteps, type Step } from '../../../domain/onboarding/business.ts';
import { draftVersion, type Kept } from '../../../domain/onboarding/draft.ts';
import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { questionLabels } from '../business-creation/labels.ts';
import {
  selectCanContinue,
  selectCanGoBack,
  selectStep,
  selectStepLabel,
  selectStepNumber,
} from '../business-creation/selectors.ts';
import { businessQuestionnaireMachine } from './machine.ts';
import { businessQuestionnaireSteps } from './steps.ts';

const { logo, ...nothing } = noAnswers;
const kept = (step: Step): Kept => ({
  version: draftVersion,
  step,
  answers: { ...nothing, avatar: 'green', interested_in: ['Payroll'], point_of_contact: 'Referrals' },
  logo,
  idempotencyKey: 'kept-key-1',
  taskId: null,
});

export const businessQuestionnaireFlow = flow({
  title: 'Answer the last questions about a business',
  audience: 'owner',
  route: '/premium/signup',
  steps: businessQuestionnaireSteps,
  machine: businessQuestionnaireMachine,
  labels: questionLabels,
  cases: {
    inputs: [
      {
        label: 'an owner who has paid',
        input: {
          draftId: 'ada:questionnaire',
          idempotencyKey: 'first-key',
          business: { businessId, name: 'Palm Oil' },
          known: { name: 'Palm Oil' },
        },
      },
    ],
    events: {
      'answers.keep': [
        { label: 'a colour', event: { type: 'answers.keep', answers: { avatar: 'blue' } } },
        { label: 'interests', event: { type: 'answers.keep', answers: { interested_in: ['Assets'] } } },
        { label: 'a source', event: { type: 'answers.keep', answers: { point_of_contact: 'LinkedIn' } } },
      ],
      'step.continue': [{ label: '', event: { type: 'step.continue', answers: {} } }],
      'step.back': [{ label: '', event: { type: 'step.back', answers: {} } }],
      'wizard.close': [{ label: '', event: { type: 'wizard.close' } }],
    },
    leaveOut: {
      'creation.retry': 'there is no creation here',
      'creation.edit': 'there is no creation here',
      'creation.wait': 'there is no creation here',
    },
    endless: ['draftKeeper'],
    selectors: {
      selectStep,
      selectStepNumber,
      selectStepLabel,
      'selectCanContinue({})': selectCanContinue({}),
      selectCanGoBack,
    },
    answers: {
      loadDraft: {
        done: [
          { label: 'no draft', output: null },
          ...questionnaireSteps.map((step) => ({ label: `kept at ${step}`, output: kept(step) })),
        ],
        error: [{ label: 'storage is closed', error: problem('unknown') }],
      },
      draftKeeper: { error: [{ label: 'storage is full', error: problem('unknown') }] },
      replaceBusinessLogo: {
        done: [{ label: 'sent', output: undefined }],
        error: [
          { label: 'no picture', error: refusal({ logo: ['Upload a valid image.'] }) },
          { label: 'no connection', error: noConnection },
        ],
      },
      updateBusinessDuringOnboarding: {
        done: [{ label: 'taken', output: undefined }],
        error: [{ label: 'no connection', error: noConnection }],
      },
    },
    // No guard reads the problem; it is in the key so that paths try where an answer clears it.
    key: ({ context: { problem: trouble } }) => ({ hasProblem: trouble !== null }),
  },
});
