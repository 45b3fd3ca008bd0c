import { type Answers, type Step, steps } from '../../domain/onboarding/business.ts';
import type { Problem } from '../../domain/shared/problem.ts';
import type { ArtificialProgressRef } from '../shared/artificial-progress.machine.ts';
import type { BusinessCreationSnapshot } from './business-creation.machine.ts';

/** The question being asked, or null while none is. */
export const selectStep = (snapshot: BusinessCreationSnapshot): Step | null =>
  steps.find((step) => snapshot.matches(step)) ?? null;

/** From 1 to 9, or null while no question is asked. */
export const selectStepNumber = (snapshot: BusinessCreationSnapshot): number | null => {
  const step = selectStep(snapshot);
  return step === null ? null : steps.indexOf(step) + 1;
};

/** 'n of 9', or null while no question is asked. */
export const selectStepLabel = (snapshot: BusinessCreationSnapshot): string | null => {
  const number = selectStepNumber(snapshot);
  return number === null ? null : `${number} of ${steps.length}`;
};

export const selectAnswers = (snapshot: BusinessCreationSnapshot): Answers => snapshot.context.answers;
export const selectProblem = (snapshot: BusinessCreationSnapshot): Problem | null => snapshot.context.problem;

/** The first message under a field, whether the wizard or the server complains. */
export const selectFieldMessage =
  (field: keyof Answers) =>
  (snapshot: BusinessCreationSnapshot): string | null =>
    snapshot.context.problem?.fields[field]?.[0] ?? null;

/** Whether Continue is enabled with what is typed now. */
export const selectCanContinue =
  (answers: Partial<Answers>) =>
  (snapshot: BusinessCreationSnapshot): boolean =>
    snapshot.can({ type: 'step.continue', answers });

/** The bar beside the wait for the task; its `percent` is in its own context. */
export const selectProgressRef = (snapshot: BusinessCreationSnapshot): ArtificialProgressRef | null =>
  snapshot.children.artificialProgress ?? null;
