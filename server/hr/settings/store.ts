/** The settings of HR; a business that has changed none has the defaults. */
import type { components } from '../../../openapi/generated/contract.ts';
import { employmentTypes } from '../../../openapi/generated/lists/hr.record.ts';
import type { Tx } from '../../platform/database/database.ts';

export type HrSettings = components['schemas']['HrSettings'];

/** As the contract describes them. */
export const defaultSettings: HrSettings = {
  employee_id_prefix: 'EMP-',
  employee_id_digits: 4,
  probation_months: null,
  onboarding_link_days: 7,
  document_reminder_days: 30,
  default_benefit_types: [...employmentTypes],
  default_benefit_start: 'hire_date',
  employees_see_benefits: true,
  managers_see_contacts: true,
};
const columns = Object.keys(defaultSettings) as (keyof HrSettings)[];

/** The transaction must have entered the business. */
export async function readSettings(tx: Tx, businessId: string): Promise<HrSettings> {
  const [found] = await tx.query<HrSettings>(`select ${columns.join(', ')} from hr_settings where business_id = $1`, [
    businessId,
  ]);
  return found ?? defaultSettings;
}

export async function writeSettings(tx: Tx, businessId: string, settings: HrSettings): Promise<void> {
  await tx.query(
    `insert into hr_settings (business_id, ${columns.join(', ')}) values ($1, ${columns.map((_, at) => `$${at + 2}`).join(', ')})
     on conflict (business_id) do update set (${columns.join(', ')}) = (${columns.map((name) => `excluded.${name}`).join(', ')})`,
    [businessId, ...columns.map((name) => settings[name])],
  );
}
