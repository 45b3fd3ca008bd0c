import type { Flow } from '../flow.ts';
import { businessDeletionFlow } from './business-deletion/cases.ts';
import { businessExportFlow } from './business-export/cases.ts';

export const businessesFlows: readonly Flow[] = [businessExportFlow, businessDeletionFlow];
