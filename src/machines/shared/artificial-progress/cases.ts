import { flow } from '../../flow.ts';
import { artificialProgressMachine } from './machine.ts';

export const artificialProgressFlow = flow({
  title: 'Show progress that cannot be measured',
  audience: 'system',
  route: null,
  machine: artificialProgressMachine,
  states: {
    rising: 'Progress grows',
    held: 'Progress waits at 95 %',
  },
  labels: {
    isCapNear: 'it is almost full',
    progressStep: 'it is time to rise',
  },
  cases: {
    inputs: [{ label: 'work begins', input: undefined }],
    events: {},
    answers: {},
    key: ({ context }) => ({ percent: context.percent }),
  },
});
