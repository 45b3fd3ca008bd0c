import type { components } from '../../../openapi/generated/contract.ts';

type Schemas = components['schemas'];
export type Holiday = Schemas['Holiday'];

export const statusTones = { expected: 'warning', declared: 'good', cancelled: 'neutral' } as const satisfies Record<
  Schemas['HolidayStatus'],
  string
>;

/** For whom it is, where that is not everybody. */
export const scopeText = ({ scope, state }: Pick<Holiday, 'scope' | 'state'>): string | null =>
  scope === 'state' ? `In ${state}` : scope === 'business' ? 'Of the business' : null;
