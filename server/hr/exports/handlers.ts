/** What a list of employees shows, as a file: streamed, a thousand at a time, each thousand in a transaction of its own. */
import type { components } from '../../../openapi/generated/contract.ts';
import { employeeStatusLabels } from '../../../openapi/generated/lists/hr.ts';
import { record } from '../../platform/audit.ts';
import type { Handlers } from '../../platform/contract.ts';
import { csvFile } from '../../platform/csv.ts';
import { utcDay } from '../../platform/dates.ts';
import type { Platform } from '../../platform/platform.ts';
import { employeesAfter } from '../employees/store.ts';

type Employee = components['schemas']['Employee'];

const columns: Record<string, (employee: Employee) => string | null> = {
  'Employee ID': ({ employee_id }) => employee_id,
  'First name': ({ first_name }) => first_name,
  'Last name': ({ last_name }) => last_name,
  Email: ({ email }) => email,
  'Phone number': ({ phone_number }) => phone_number,
  'Job title': ({ job_title }) => job_title,
  Department: ({ department }) => department?.name ?? null,
  Region: ({ region }) => region?.name ?? null,
  'Hire date': ({ hire_date }) => hire_date,
  Status: ({ status }) => employeeStatusLabels[status],
};
const cellsOf = (employee: Employee) => Object.values(columns).map((cell) => cell(employee));

export const exportsHandlers = ({ clock, db }: Platform): Pick<Handlers, 'exportEmployees'> => ({
  exportEmployees: async ({ tx, businessId, userId, address, query, reply }) => {
    const now = clock.now();
    const text = 'Exported a list of employees';
    await record(tx, { businessId, actorId: userId, action: 'employees.exported', text, subject: null, address, now });
    const next = (after: { sorted_by: string; id: string } | null) =>
      db.read({ userId, businessId }, (piece) => employeesAfter(piece, businessId, query, after));
    async function* rows() {
      let piece = await next(null);
      for (let last = piece.at(-1); last !== undefined; last = piece.at(-1)) {
        yield* piece.map(cellsOf);
        piece = await next(last);
      }
    }
    reply.header('content-disposition', `attachment; filename="employees-${utcDay(now)}.csv"`);
    return { stream: csvFile(Object.keys(columns), rows()), type: 'text/csv; charset=utf-8', size: null };
  },
});
