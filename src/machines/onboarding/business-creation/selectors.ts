import { type Answers, questionnaireSteps, type Step, steps } from '../../../domain/onboarding/business.ts';
import type { Problem } from '../../../domain/shared/problem.ts';
import type { ArtificialProgressRef } from '../../shared/artificial-progress/machine.ts';
import type { BusinessQuestionnaireRef, BusinessQuestionnaireSnapshot } from '../business-questionnaire/machine.ts';
import type { BusinessCreationRef, BusinessCreationSnapshot } from './machine.ts';

/** All questions, the first four, or those that follow a payment. */
export type QuestionsRef = BusinessCreationRef | BusinessQuestionnaireRef;
type QuestionsSnapshot = BusinessCreationSnapshot | BusinessQuestionnaireSnapshot;

/** The question being asked, or null while none is. */
export const selectStep = (snapshot: QuestionsSnapshot): Step | null =>
  steps.find((step) => snapshot.value === step) ?? null;

/** From 1 to 9, or null while no question is asked. What follows a payment begins with the fifth. */
export const selectStepNumber = (snapshot: QuestionsSnapshot): number | null => {
  const step = selectStep(snapshot);
  if (step === null) return null;
  const isRest = snapshot.machine.id === 'businessQuestionnaire';
  const asked: readonly Step[] = isRest ? questionnaireSteps : steps;
  return asked.indexOf(step) + (isRest ? 5 : 1);
};

/** 'n of 9', or null while no question is asked. */
export const selectStepLabel = (snapshot: QuestionsSnapshot): string | null => {
  const number = selectStepNumber(snapshot);
  return number === null ? null : `${number} of ${steps.length}`;
};

export const selectAnswers = (snapshot: QuestionsSnapshot): Answers => snapshot.context.answers;
export const selectProblem = (snapshot: QuestionsSnapshot): Problem | null => snapshot.context.problem;

/** The first message under a field, whether the wizard or the server complains. */
export const selectFieldMessage =
  (field: keyof Answers) =>
  (snapshot: BusinessCreationSnapshot): string | null =>
    snapshot.context.problem?.fields[field]?.[0] ?? null;

/** Whether Continue is enabled with what is typed now. */
export const selectCanContinue =
  (answers: Partial<Answers>) =>
  (snapshot: QuestionsSnapshot): boolean =>
    snapshot.can({ type: 'step.continue', answers });

/** Whether there is a way back from this question. */
export const selectCanGoBack = (snapshot: QuestionsSnapshot): boolean =>
  snapshot.can({ type: 'step.back', answers: {} });

/** The bar beside the wait for the task; its `percent` is in its own context. */
export const selectProgressRef = (snapshot: BusinessCreationSnapshot): ArtificialProgressRef | null =>
  snapshot.children.artificialProgress ?? null;
