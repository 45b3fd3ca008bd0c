import type { Flow } from '../flow.ts';
import { assetBulkFlow } from './asset-bulk/cases.ts';
import { assetFormFlow } from './asset-form/cases.ts';
import { assetHandoverFlow } from './asset-handover/cases.ts';
import { documentUploadFlow } from './document-upload/cases.ts';
import { faultReportFlow } from './fault-report/cases.ts';
import { issueHandlingFlow } from './issue-handling/cases.ts';
import { maintenanceFormFlow } from './maintenance-form/cases.ts';
import { maintenancePlanFlow } from './maintenance-plan/cases.ts';
import { stockTakeFlow } from './stock-take/cases.ts';

export const assetsFlows: readonly Flow[] = [
  assetBulkFlow,
  assetFormFlow,
  assetHandoverFlow,
  documentUploadFlow,
  faultReportFlow,
  issueHandlingFlow,
  maintenanceFormFlow,
  maintenancePlanFlow,
  stockTakeFlow,
];
