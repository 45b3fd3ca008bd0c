import type { assignmentMachine } from '../../machines/shared/assignment/machine.ts';
import { multiAssignTimeoffPolicies } from '../../services/operations/timeoff.policies.ts';
import type { AssignmentProps } from '../../views/shared/people/assignment-part.ts';
import type { Flow } from '../page.tsx';
import { assignmentFlowOf } from './assignment-flow.ts';

export const policyAssignmentFlow: Flow<typeof assignmentMachine, AssignmentProps> = assignmentFlowOf(
  ({ things, employees, ...order }, options) =>
    multiAssignTimeoffPolicies({ ...order, policies: [...things], employees: [...employees] }, options),
  'Policy assigned',
);
