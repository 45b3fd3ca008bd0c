import { hrPaths } from '../../paths/hr.ts';
import { searchEmployees } from '../../services/operations/hr.ts';

/** For the command palette: the first employees that fit, by name, Employee ID or job title. */
export async function findEmployees(businessId: string, text: string, { signal }: { signal: AbortSignal }) {
  const { results } = await searchEmployees({ businessId, search: text.slice(0, 100), page_size: 5 }, { signal });
  return results.map(({ id, first_name, last_name, job_title, employee_id }) => ({
    id,
    label: `${first_name} ${last_name}`.trim(),
    note: job_title ?? employee_id,
    href: hrPaths.employee(id),
  }));
}
