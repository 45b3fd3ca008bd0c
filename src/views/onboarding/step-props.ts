import type { Answers } from '../../domain/onboarding/business.ts';

/** What every step is given: the answers so far, how to change them, and what was refused. */
export type StepProps = {
  answers: Answers;
  onChange: (answers: Partial<Answers>) => void;
  errorOf: (field: keyof Answers) => string | null;
};
