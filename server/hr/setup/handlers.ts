/** What a business does first with HR, and what of it is done. Nothing is stored: it follows from what is there. */
import type { components } from '../../../openapi/generated/contract.ts';
import { listMembersWith } from '../../directory/directory.ts';
import { hasNotEnded } from '../../directory/employees.ts';
import type { Handlers } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database/database.ts';

type Step = components['schemas']['HrSetupStep'];

/** By step: the rows of which one is enough. */
const found: Record<Exclude<Step, 'hr_staff'>, string> = {
  employees: `employees e where business_id = $1 and ${hasNotEnded('e')} offset 1`,
  departments: 'employees where business_id = $1 and department_id is not null',
  regions: 'employees where business_id = $1 and region_id is not null',
  jobs: 'jobs where business_id = $1',
  managers: 'employees where business_id = $1 and manager_id is not null',
  benefits: 'benefits where business_id = $1',
  company_files: 'company_files where business_id = $1',
};

async function readDone(tx: Tx, businessId: string): Promise<Record<Step, boolean>> {
  const columns = Object.entries(found).map(([step, rows]) => `exists (select from ${rows}) as ${step}`);
  const [done] = await tx.query<Record<keyof typeof found, boolean>>(`select ${columns.join(', ')}`, [businessId]);
  if (done === undefined) throw new Error('A statement without a table has one row.');
  return { ...done, hr_staff: (await listMembersWith(tx, businessId, 'access_hr')).length > 0 };
}

export const setupHandlers: Pick<Handlers, 'getHrSetup'> = {
  getHrSetup: async ({ tx, businessId }) => {
    const done = await readDone(tx, businessId);
    const steps = Object.entries(done).map(([step, is_done]) => ({ step: step as Step, is_done }));
    return { steps, is_done: steps.every((each) => each.is_done) };
  },
};
