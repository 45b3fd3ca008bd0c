/** Assets: what a business owns, vehicles included, and how that is classified. */
import type { Domain } from '../plug/domain.ts';
import { assetActivities } from './activities.ts';
import { assetTypes } from './asset-types/defaults.ts';
import { assetTypesHandlers } from './asset-types/handlers.ts';
import { addDefaultAssetTypes, countAssetTypes } from './asset-types/store.ts';
import { assetsHandlers } from './assets/handlers.ts';
import { hasAssets } from './assets/store.ts';
import { turnAssignmentsJob } from './assignments/background-jobs.ts';
import { assignmentsHandlers } from './assignments/handlers.ts';
import { listHeld } from './assignments/store.ts';
import { leftAttachmentsJob } from './attachments/background-jobs.ts';
import { attachmentsHandlers } from './attachments/handlers.ts';
import { listStoredAbout } from './attachments/store.ts';
import { purgeJob } from './bin/background-jobs.ts';
import { binHandlers } from './bin/handlers.ts';
import { bulkHandlers } from './bulk/handlers.ts';
import { dashboardHandlers } from './dashboard/handlers.ts';
import { demoCare } from './demo/care.ts';
import { demoLives, demoRegister, sampleRegister } from './demo/demo.ts';
import { demoIssues, sampleIssues } from './demo/issues.ts';
import { demoPapers } from './demo/papers.ts';
import { documentTypes } from './document-types/defaults.ts';
import { documentTypesHandlers } from './document-types/handlers.ts';
import { addDefaultDocumentTypes, countDocumentTypes } from './document-types/store.ts';
import { documentsHandlers } from './documents/handlers.ts';
import { exportsHandlers } from './exports/handlers.ts';
import { faultsHandlers } from './faults/handlers.ts';
import { handoverJobs } from './handovers/background-jobs.ts';
import { handoverHandlers } from './handovers/handlers.ts';
import { historyHandlers } from './history/handlers.ts';
import { imagesHandlers } from './images/handlers.ts';
import { listStored } from './images/store.ts';
import { importsHandlers } from './imports/handlers.ts';
import { importedAssets } from './imports/list.ts';
import { issueTypes } from './issue-types/defaults.ts';
import { issueTypesHandlers } from './issue-types/handlers.ts';
import { addDefaultIssueTypes, countIssueTypes } from './issue-types/store.ts';
import { issuesHandlers } from './issues/handlers.ts';
import { labelsHandlers } from './labels/handlers.ts';
import { maintenanceHandlers } from './maintenance/handlers.ts';
import { makesHandlers } from './makes/handlers.ts';
import { plansJob, plansRestJob } from './plans/background-jobs.ts';
import { plansHandlers } from './plans/handlers.ts';
import { readingsHandlers } from './readings/handlers.ts';
import { remindersHandlers } from './reminders/handlers.ts';
import { aboutAsset, holdersOfAssets } from './reminders/store.ts';
import { settingsHandlers } from './settings/handlers.ts';
import { stockTakesHandlers } from './stock-takes/handlers.ts';
import { viewsHandlers } from './views/handlers.ts';

export const assets = {
  handlers: (platform) => ({
    ...assetTypesHandlers(platform),
    ...assetsHandlers(platform),
    ...assignmentsHandlers(platform),
    ...attachmentsHandlers(platform),
    ...binHandlers(platform),
    ...bulkHandlers(platform),
    ...dashboardHandlers(platform),
    ...documentsHandlers(platform),
    ...exportsHandlers(platform),
    ...faultsHandlers(platform),
    ...historyHandlers,
    ...handoverHandlers(platform),
    ...imagesHandlers(platform),
    ...importsHandlers(platform),
    ...issueTypesHandlers(platform),
    ...issuesHandlers(platform),
    ...labelsHandlers(platform),
    ...documentTypesHandlers(platform),
    ...maintenanceHandlers(platform),
    ...makesHandlers(platform),
    ...remindersHandlers(platform),
    ...plansHandlers(platform),
    ...readingsHandlers(platform),
    ...settingsHandlers(platform),
    ...stockTakesHandlers(platform),
    ...viewsHandlers(platform),
  }),
  demo: async (stage) => {
    await demoRegister(stage);
    await demoLives(stage);
    await demoCare(stage);
    await demoPapers(stage);
    await demoIssues(stage);
  },
  sample: async (stage) => {
    await sampleRegister(stage);
    await demoCare(stage);
    await demoPapers(stage);
    await sampleIssues(stage);
  },
  begin: async (tx, { businessId, now }) => {
    await addDefaultAssetTypes(tx, businessId, assetTypes, now);
    await addDefaultIssueTypes(tx, businessId, issueTypes, now);
    await addDefaultDocumentTypes(tx, businessId, documentTypes, now);
  },
  jobs: (platform) => [
    purgeJob(platform),
    turnAssignmentsJob(platform),
    plansJob(platform),
    plansRestJob(platform),
    leftAttachmentsJob(platform),
    ...handoverJobs(platform),
  ],
  end: async (tx, businessId) => [
    ...(await listStored(tx, businessId)),
    ...(await listStoredAbout(tx, businessId, null)),
  ],
  imports: { assets: importedAssets },
  holders: { [aboutAsset]: holdersOfAssets },
  holdings: listHeld,
  activities: assetActivities,
  firstSteps: { asset: { audience: 'access_assets', isDone: hasAssets } },
  counts: { asset_types: countAssetTypes, issue_types: countIssueTypes, document_types: countDocumentTypes },
} satisfies Domain;
