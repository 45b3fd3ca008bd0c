import { type Flow, flow } from '../flow.ts';
import { businessDeletionCases } from './business-deletion/cases.ts';
import { businessDeletionMachine } from './business-deletion/machine.ts';

export const businessesFlows: readonly Flow[] = [
  flow({
    id: 'businessDeletion',
    title: 'Delete or restore a business',
    audience: 'owner',
    machine: businessDeletionMachine,
    cases: businessDeletionCases,
    route: '/settings?tab=business&view=delete',
  }),
];
