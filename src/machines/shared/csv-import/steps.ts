import type { Steps } from '../../flow.ts';
import type { csvImportMachine } from './machine.ts';

/** The rows stay beside the page while an earlier step is shown; a reload asks for the file again. */
export const csvImportSteps: Steps<typeof csvImportMachine> = {
  parameter: 'step',
  words: { choosing: 'file', choosingColumns: 'columns', reviewing: 'rows' },
  back: { type: 'step.back' },
  onward: { type: 'step.continue' },
};
