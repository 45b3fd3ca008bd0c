import type { Flow } from '../flow.ts';
import { businessDeletionFlow } from './business-deletion/cases.ts';
import { businessEditFlow } from './business-edit/cases.ts';
import { businessExportFlow } from './business-export/cases.ts';

export const businessesFlows: readonly Flow[] = [businessEditFlow, businessExportFlow, businessDeletionFlow];
