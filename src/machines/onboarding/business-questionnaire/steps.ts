import type { Steps } from '../../flow.ts';
import { businessCreationSteps } from '../business-creation/steps.ts';
import type { businessQuestionnaireMachine } from './machine.ts';

export const businessQuestionnaireSteps: Steps<typeof businessQuestionnaireMachine> = {
  ...businessCreationSteps,
  words: { choosingLogo: 'logo', choosingInterests: 'interests', namingSource: 'source' },
};
