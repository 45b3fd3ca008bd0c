import { type Flow, flow } from '../flow.ts';
import { businessSwitchCases } from './business-switch/cases.ts';
import { businessSwitchMachine } from './business-switch/machine.ts';

export const shellFlows: readonly Flow[] = [
  flow({
    id: 'businessSwitch',
    title: 'Going to another of one’s businesses',
    audience: 'staff',
    machine: businessSwitchMachine,
    cases: businessSwitchCases,
    route: '/dashboard',
  }),
];
