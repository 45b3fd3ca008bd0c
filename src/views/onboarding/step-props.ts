import type { Answers } from '../../domain/onboarding/business.ts';

/** The props of every step: the answers, a setter, and the server's errors. */
export type StepProps = {
  answers: Answers;
  onChange: (answers: Partial<Answers>) => void;
  errorOf: (field: keyof Answers) => string | null;
};
