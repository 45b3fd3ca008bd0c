import type { ErrorActorEvent } from 'xstate';
import {
  type Answers,
  canAdvance,
  fieldsOf,
  noAnswers,
  type Step,
  steps,
} from '../../../domain/onboarding/business.ts';
import { draftVersion, type Kept } from '../../../domain/onboarding/draft.ts';
import { problem } from '../../../domain/shared/problem.ts';
import { flow, type Labelled } from '../../flow.ts';
import { businessId, noConnection, refusal, refusalInGeneral } from '../../shared/samples.ts';
import { questionLabels } from './labels.ts';
import { businessCreationMachine } from './machine.ts';
import {
  selectAnswers,
  selectCanContinue,
  selectCanGoBack,
  selectFieldMessage,
  selectProblem,
  selectProgressRef,
  selectStep,
  selectStepLabel,
  selectStepNumber,
} from './selectors.ts';
import { businessCreationSteps } from './steps.ts';

export const allAnswers: Answers = {
  name: 'Palm Oil',
  country: 'NG',
  state: 'Lagos',
  city: 'Ikeja',
  address1: '1 Allen Avenue',
  address2: '',
  post_code: '',
  currency: 'NGN',
  first_name: 'Ada',
  last_name: 'Obi',
  phone_number: '08012345678',
  logo: null,
  avatar: 'green',
  interested_in: ['Core HR', 'Assets'],
  size: '1-20',
  point_of_contact: 'Referrals',
  rating: 'great',
};

const lacking: Partial<Answers> = { name: '', city: '', currency: '', last_name: '', size: null };
const impossiblePhone: Partial<Answers> = { ...allAnswers, phone_number: '12' };

const taskId = '0198c7a0-0000-7000-8000-0000000000c1';
const { logo, ...keptAnswers } = allAnswers;
const kept = (step: Step, task: string | null = null): Kept => ({
  version: draftVersion,
  step,
  answers: keptAnswers,
  logo,
  idempotencyKey: 'kept-key-1',
  taskId: task,
});

const refusedAt = (step: Step): Labelled<{ error: ErrorActorEvent['error'] }> => {
  const [field = 'name'] = fieldsOf[step];
  return { label: `${field} refused`, error: refusal({ [field]: ['This is not valid.'] }) };
};

export const businessCreationFlow = flow({
  title: 'Create a business',
  audience: 'owner',
  route: '/business-registration',
  steps: businessCreationSteps,
  machine: businessCreationMachine,
  labels: questionLabels,
  cases: {
    inputs: [
      { label: 'a new owner', input: { draftId: 'ada', idempotencyKey: 'first-key' } },
      {
        label: 'an owner in the premium sign-up',
        input: { draftId: 'ada:premium', idempotencyKey: 'first-key', isShort: true, known: { size: '1-20' } },
      },
    ],
    events: {
      'answers.keep': [
        { label: 'all of it', event: { type: 'answers.keep', answers: allAnswers } },
        {
          label: 'another country',
          event: { type: 'answers.keep', answers: { country: 'GH', currency: 'GHS' } },
        },
      ],
      'step.continue': [
        { label: 'all answers', event: { type: 'step.continue', answers: allAnswers } },
        { label: 'a missing answer', event: { type: 'step.continue', answers: lacking } },
        { label: 'an impossible phone number', event: { type: 'step.continue', answers: impossiblePhone } },
      ],
      'step.back': [{ label: '', event: { type: 'step.back', answers: {} } }],
      'wizard.close': [{ label: '', event: { type: 'wizard.close' } }],
      'creation.retry': [{ label: '', event: { type: 'creation.retry' } }],
      'creation.edit': [{ label: '', event: { type: 'creation.edit' } }],
      'creation.wait': [{ label: '', event: { type: 'creation.wait' } }],
    },
    endless: ['draftKeeper'],
    selectors: {
      selectStep,
      selectStepNumber,
      selectStepLabel,
      selectAnswers,
      selectProblem,
      'selectFieldMessage(phone_number)': selectFieldMessage('phone_number'),
      'selectCanContinue({})': selectCanContinue({}),
      'selectCanContinue(all answers)': selectCanContinue(allAnswers),
      selectCanGoBack,
      selectProgressRef,
    },
    answers: {
      loadDraft: {
        done: [
          { label: 'no draft', output: null },
          { label: 'a draft with a running task', output: kept('ratingExperience', taskId) },
          ...steps.map((step) => ({ label: `kept at ${step}`, output: kept(step) })),
          {
            label: 'kept with another size',
            // A size that an earlier release kept.
            output: { ...kept('namingAdmin'), answers: { ...keptAnswers, size: '201+' as Answers['size'] } },
          },
        ],
        error: [{ label: 'storage is closed', error: problem('unknown') }],
      },
      draftKeeper: { error: [{ label: 'storage is full', error: problem('unknown') }] },
      createPremiumBusiness: {
        done: [{ label: 'accepted', output: { task_id: taskId } }],
        error: [
          ...steps.map(refusedAt),
          { label: 'refused in general', error: refusalInGeneral('This cannot be done now.') },
          { label: 'other answers arrived before', error: problem('conflict', { detail: 'The key was used before.' }) },
          { label: 'no connection', error: noConnection },
        ],
      },
      taskPolling: {
        done: [
          {
            label: 'succeeded',
            output: { outcome: 'succeeded', data: { business_id: businessId, name: 'Palm Oil' }, reason: null },
          },
          { label: 'failed', output: { outcome: 'failed', data: null, reason: 'The business could not be set up.' } },
          { label: 'timed out', output: { outcome: 'timedOut', data: null, reason: null } },
        ],
        error: [{ label: 'broken', error: problem('unknown') }],
      },
      artificialProgress: {
        done: [{ label: 'at 95 per cent', output: { percent: 95 } }],
        error: [{ label: 'broken', error: problem('unknown') }],
      },
      refreshAfterCreation: {
        done: [
          { label: 'the business', output: { businessId, name: 'Palm Oil' } },
          { label: 'the business, renamed meanwhile', output: { businessId, name: 'Palm Oil Mills' } },
        ],
        error: [
          { label: 'no connection', error: noConnection },
          { label: 'no business yet', error: problem('missing') },
        ],
      },
    },
    holds: {
      'an awaited task has an id': (snapshot) => !snapshot.matches('awaitingTask') || snapshot.context.taskId !== null,
      'a created business is known at the end': (snapshot) =>
        !snapshot.matches('created') || snapshot.context.business !== null,
    },
    journeys: {
      'a failure is forgotten when the answers are accepted again': {
        steps: [
          'done(loadDraft): a draft with a running task',
          'done(taskPolling): failed',
          'creation.retry',
          'done(createPremiumBusiness): accepted',
        ],
      },
      'the number of people is as it is known now': {
        start: 'an owner in the premium sign-up',
        steps: ['done(loadDraft): kept with another size'],
      },
      'a business that is known is never asked for again': {
        steps: [
          'done(loadDraft): a draft with a running task',
          'done(taskPolling): succeeded',
          'error(refreshAfterCreation): no business yet',
        ],
      },
      'the business is as it was loaded last': {
        steps: [
          'done(loadDraft): a draft with a running task',
          'done(taskPolling): succeeded',
          'done(refreshAfterCreation): the business, renamed meanwhile',
        ],
      },
    },
    equivalentMutants: {
      'machine.ts businessCreationMachine.states.awaitingTask.invoke.onDone: drop onDone: {}': 'both do nothing',
      "questions.ts question.shortOnward: always take the first of nextWhenShort ? [{ guard: { type: 'canFinish', params: give…":
        'only the question that has it is checked this way',
      'setup.ts wizard.actions.storeDraft: if false instead of kept === null': 'its guards have seen a draft',
      'setup.ts wizard.actions.renewKey.problem: drop problem: null': 'the state clears it on exit',
      'selectors.ts selectCanGoBack.answers: drop answers: {}': 'the way back asks for no answers',
    },
    key: ({ context: { answers, business, isShort } }) => ({
      ...Object.fromEntries(steps.map((step) => [step, canAdvance(step, answers)])),
      // Another country forgets the state, so whether answers suffice depends on the country before them.
      country: answers.country,
      // Told apart from canAdvance, because a complete step with an impossible phone number is complained about.
      hasPhone: answers.phone_number !== noAnswers.phone_number,
      hasBusiness: business !== null,
      isShort,
    }),
  },
});
