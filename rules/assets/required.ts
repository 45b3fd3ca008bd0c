/** What an asset must have, in its form, at the server and in a file. */

/** As the contract names the fields. A file of the template has neither location nor contact: its columns are twelve. */
const required = {
  asset: ['asset_type', 'name', 'location', 'asset_condition', 'status'],
  vehicle: ['asset_type', 'vehicle_type', 'vehicle_make', 'status', 'contact'],
} as const;
export type RequiredField = (typeof required)['asset' | 'vehicle'][number];
type Given = Partial<Record<RequiredField, string | null | undefined>>;

const isEmpty = (value: string | null | undefined) => (value ?? '').trim() === '';

/**
 * The required fields that are empty, in the order of the form.
 * @param before the asset as it is stored; null for a new one. What it lacks already, an edit need not say: it may have come
 * by an import, which asks for less.
 */
export const lacking = (given: Given, isVehicle: boolean, before: Given | null): RequiredField[] =>
  required[isVehicle ? 'vehicle' : 'asset'].filter(
    (field) => isEmpty(given[field]) && (before === null || !isEmpty(before[field])),
  );

/** What is wrong with a day of purchase; null when nothing is. Days are YYYY-MM-DD, `today` is the business's. */
export const purchaseProblem = (day: string, today: string): string | null =>
  day > today ? 'A purchase date cannot be in the future.' : null;
