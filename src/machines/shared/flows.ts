import { type Flow, flow } from '../flow.ts';
import { artificialProgressCases } from './artificial-progress/cases.ts';
import { artificialProgressMachine } from './artificial-progress/machine.ts';
import { taskPollingCases } from './task-polling/cases.ts';
import { taskPollingMachine } from './task-polling/machine.ts';

export const sharedFlows: readonly Flow[] = [
  flow({
    id: 'taskPolling',
    title: 'Wait for a background task',
    audience: 'system',
    machine: taskPollingMachine,
    cases: taskPollingCases,
    route: null,
  }),
  flow({
    id: 'artificialProgress',
    title: 'Show progress that cannot be measured',
    audience: 'system',
    machine: artificialProgressMachine,
    cases: artificialProgressCases,
    route: null,
  }),
];
