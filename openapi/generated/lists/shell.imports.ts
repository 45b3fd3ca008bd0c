// Generated from `openapi/` by `npm run contract`.

/** The lists into which files are imported. */
export const importKinds = [
  'assets',
  'employees',
  'balances',
] as const;

/** How far an import is. *Stopped*: the person in whose name it was stored is no member any more, or lost the right; who has it goes on by committing it. */
export const importStates = [
  'receiving',
  'storing',
  'stopped',
  'finished',
  'cancelled',
  'failed',
  'undoing',
  'undone',
] as const;

export const importStateLabels = {
  'receiving': 'Not started',
  'storing': 'In progress',
  'stopped': 'Stopped',
  'finished': 'Finished',
  'cancelled': 'Cancelled',
  'failed': 'Failed',
  'undoing': 'Being undone',
  'undone': 'Undone',
} as const;

/** Whether the good rows are stored when others are refused. */
export const importModes = [
  'good_rows',
  'all_or_nothing',
] as const;

/** What a date such as 03/04/2024 means. */
export const dayOrders = [
  'day-first',
  'month-first',
] as const;

/** *Create* is refused when the list has the serial number, plate or the like already; *create_anyway* is not, where the list lets two records have the same. */
export const rowActs = [
  'create',
  'create_anyway',
  'update',
  'skip',
] as const;

/** What became of it. *Asked*: nothing, while no row is stored. *Known*: the business had it already, and keeps it. When the import is undone, what it *added* is *removed*, or *kept*, because something else uses it or it was renamed. */
export const wordOutcomes = [
  'asked',
  'added',
  'known',
  'removed',
  'kept',
] as const;
