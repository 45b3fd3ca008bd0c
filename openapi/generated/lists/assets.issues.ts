// Generated from `openapi/` by `npm run contract`.

/** *in_repair* and *inspected* come from the maintenance that was recorded last for the issue. *resolved* and *damaged* (it cannot be repaired) end it. */
export const issueStatuses = [
  'pending',
  'in_repair',
  'inspected',
  'damaged',
  'resolved',
] as const;

export const issueStatusLabels = {
  'pending': 'Pending',
  'in_repair': 'In Repair',
  'inspected': 'Inspected',
  'damaged': 'Damaged',
  'resolved': 'Resolved',
} as const;

export const issuePriorities = [
  'high',
  'medium',
  'low',
] as const;

export const issuePriorityLabels = {
  'high': 'High',
  'medium': 'Medium',
  'low': 'Low',
} as const;
