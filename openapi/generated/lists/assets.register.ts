// Generated from `openapi/` by `npm run contract`.

/** The state of an asset. Those that somebody has and uses are active. */
export const assetStatuses = [
  'active',
  'unassigned',
  'out_for_repair',
  'inactive',
  'disposed',
  'condemned',
  'discarded',
  'missing',
  'sold',
] as const;

export const assetStatusLabels = {
  'active': 'Assigned',
  'unassigned': 'Unassigned',
  'out_for_repair': 'In repair',
  'inactive': 'Inactive',
  'disposed': 'Disposed',
  'condemned': 'Condemned',
  'discarded': 'Discarded',
  'missing': 'Missing',
  'sold': 'Sold',
} as const;

/** In which condition an asset was bought. */
export const assetConditions = [
  'new',
  'used',
] as const;

export const assetConditionLabels = {
  'new': 'New',
  'used': 'Used',
} as const;

/** Whether a list shows vehicles, other things or both. */
export const assetKinds = [
  'all',
  'asset',
  'vehicle',
] as const;

export const assetKindLabels = {
  'all': 'All',
  'asset': 'Assets',
  'vehicle': 'Vehicles',
} as const;

/** What a list of assets can be sorted by. */
export const assetOrderings = [
  'name',
  '-name',
  'number',
  '-number',
  'purchase_date',
  '-purchase_date',
  'cost',
  '-cost',
  'created_at',
  '-created_at',
] as const;

export const assignmentStates = [
  'planned',
  'held',
  'over',
] as const;

export const assignmentStateLabels = {
  'planned': 'Planned',
  'held': 'Present',
  'over': 'Over',
} as const;

/** What became of one asset of several. */
export const rowOutcomes = [
  'done',
  'missing',
  'refused',
] as const;

/** Since when an increase is meant. */
export const increasePeriods = [
  'month',
] as const;

/** How a list is exported. */
export const exportFormats = [
  'csv',
  'xlsx',
] as const;
