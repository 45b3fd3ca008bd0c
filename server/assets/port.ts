/** All that other domains may ask of the register. Everything else in this folder is private to it. */

// Assets.
export { listAssetTypes } from './asset-types/store.ts';
export { type Asset, changeAsset, createAsset, readAsset } from './assets/acts.ts';
export { type AssetForm, formOf } from './assets/rules.ts';
export { claimAssets, lockRegister, readVersion } from './assets/store.ts';
export { countNeeds, countVehicles, listVehicles } from './assets/vehicles.ts';
export { assignAsset, unassignAsset } from './assignments/acts.ts';
export { listAssignments } from './assignments/store.ts';
// Their documents and files.
export { downloadFile, dropFile, dropFilesOf, keepAttachment, setFiles } from './attachments/acts.ts';
export { copyAttachment, findStored, joinAttachments } from './attachments/store.ts';
export { binAssets } from './bin/acts.ts';
export { ensureDocumentType } from './document-types/store.ts';
export { aboutDocument, addKept, correctKept, dropKept, renewKept } from './documents/acts.ts';
export { datesProblem } from './documents/rules.ts';
export { type Claimed, claimDocument } from './documents/store.ts';
export { note } from './history/acts.ts';
// What happens to them.
export { listIssuesOf, type ReportedIssue, readIssue, reportIssue } from './issues/acts.ts';
// The past of the demo business.
export { addIssue } from './issues/store.ts';
export { changeMaintenance, deleteMaintenance, recordMaintenance } from './maintenance/acts.ts';
export { renewed } from './maintenance/store.ts';
export { readModels } from './makes/acts.ts';
export { listMakes } from './makes/store.ts';
export { followReadings, recordReading } from './readings/acts.ts';
export { addReadings } from './readings/store.ts';
export { aboutAsset } from './reminders/store.ts';
export { replaceStatuses } from './statuses/store.ts';
