import type { Cases } from '../../flow.ts';
import type { artificialProgressMachine } from './machine.ts';

export const artificialProgressCases: Cases<typeof artificialProgressMachine> = {
  inputs: [{ label: 'work begins', input: undefined }],
  events: { 'progress.complete': [{ label: '', event: { type: 'progress.complete' } }] },
  answers: {},
  key: ({ context }) => ({ percent: context.percent }),
};
