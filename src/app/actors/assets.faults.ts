import type { Fault, FaultCreation, faultReportMachine } from '../../machines/assets/fault-report/machine.ts';
import { reportFault } from '../../services/assets/faults.ts';
import type { FaultReportProps } from '../../views/assets/faults/fault-report.tsx';
import type { Flow } from '../page.tsx';
import { keyedActor } from './keyed-actor.ts';

export const faultReportFlow: Flow<typeof faultReportMachine, FaultReportProps> = {
  load: async () => (await import('../../machines/assets/fault-report/machine.ts')).faultReportMachine,
  provide: (machine) => machine.provide({ actors: { reportFault: keyedActor<FaultCreation, Fault>(reportFault) } }),
  input: ({ token }) => ({ token }),
  onDone: ({ reference }, _core, { onEnd }) => onEnd(reference),
};
