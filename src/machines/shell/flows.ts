import { type Flow, flow } from '../flow.ts';
import { businessSwitchCases } from './business-switch/cases.ts';
import { businessSwitchMachine } from './business-switch/machine.ts';

export const shellFlows: readonly Flow[] = [
  flow({
    id: 'businessSwitch',
    title: 'Switch to another business',
    audience: 'staff',
    machine: businessSwitchMachine,
    cases: businessSwitchCases,
    route: '/dashboard',
  }),
];
