import type { Flow } from '../flow.ts';
import { timeOffAnswerFlow } from './time-off-answer/cases.ts';
import { timeOffRequestFlow } from './time-off-request/cases.ts';

export const timeoffFlows: readonly Flow[] = [timeOffRequestFlow, timeOffAnswerFlow];
