import type { assignmentMachine } from '../../machines/shared/assignment/machine.ts';
import { bulkAssignBenefits } from '../../services/operations/hr.benefits.ts';
import type { AssignmentProps } from '../../views/shared/people/assignment-part.ts';
import type { Flow } from '../page.tsx';
import { assignmentFlowOf } from './assignment-flow.ts';

export const benefitAssignmentFlow: Flow<typeof assignmentMachine, AssignmentProps> = assignmentFlowOf(
  ({ things, employees, ...order }, options) =>
    bulkAssignBenefits({ ...order, benefits: [...things], employees: [...employees] }, options),
  'Benefit given',
);
