import type { QueryKey } from '@tanstack/react-query';

/** What an assignment changes of what has been read. */
export const assignmentLists = (businessId: string, id: string): QueryKey[] => [
  ['getAsset', businessId, id],
  ['listAssetAssignees', businessId, id],
  ['listAssets', businessId],
  ['listAssetsOfEmployee', businessId],
];
