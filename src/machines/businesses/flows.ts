import type { Flow } from '../flow.ts';
import { businessDeletionFlow } from './business-deletion/cases.ts';

export const businessesFlows: readonly Flow[] = [businessDeletionFlow];
