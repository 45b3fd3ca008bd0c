import type { Flow } from '../flow.ts';
import { benefitAssignmentFlow } from './benefit-assignment/cases.ts';
import { employeeFormFlow } from './employee-form/cases.ts';
import { fileSharingFlow } from './file-sharing/cases.ts';

export const hrFlows: readonly Flow[] = [employeeFormFlow, benefitAssignmentFlow, fileSharingFlow];
