// Generated from `openapi/` by `npm run contract`.

export const maintenanceTypes = [
  'service',
  'repair',
  'inspection',
] as const;

export const maintenanceTypeLabels = {
  'service': 'Service',
  'repair': 'Repair',
  'inspection': 'Inspection',
} as const;

/** Of a due date that no later entry has renewed. It is overdue from the day after it. */
export const maintenanceStatuses = [
  'upcoming',
  'overdue',
] as const;

export const maintenanceStatusLabels = {
  'upcoming': 'Upcoming',
  'overdue': 'Overdue',
} as const;
