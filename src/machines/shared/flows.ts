import type { Flow } from '../flow.ts';
import { artificialProgressFlow } from './artificial-progress/cases.ts';
import { assignmentFlow } from './assignment/cases.ts';
import { csvImportFlow } from './csv-import/cases.ts';
import { fileUploadFlow } from './file-upload/cases.ts';
import { moduleOnboardingFlow } from './module-onboarding/cases.ts';
import { sheetCheckingFlow } from './sheet-checking/cases.ts';
import { sheetReadingFlow } from './sheet-reading/cases.ts';
import { sheetSendingFlow } from './sheet-sending/cases.ts';
import { taskPollingFlow } from './task-polling/cases.ts';

export const sharedFlows: readonly Flow[] = [
  taskPollingFlow,
  artificialProgressFlow,
  fileUploadFlow,
  csvImportFlow,
  moduleOnboardingFlow,
  assignmentFlow,
  sheetReadingFlow,
  sheetCheckingFlow,
  sheetSendingFlow,
];
