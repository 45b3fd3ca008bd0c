import type { Flow } from '../flow.ts';
import { employeeFormFlow } from './employee-form/cases.ts';

export const hrFlows: readonly Flow[] = [employeeFormFlow];
