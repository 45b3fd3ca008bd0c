import type { Flow } from '../flow.ts';
import { artificialProgressFlow } from './artificial-progress/cases.ts';
import { taskPollingFlow } from './task-polling/cases.ts';

export const sharedFlows: readonly Flow[] = [taskPollingFlow, artificialProgressFlow];
