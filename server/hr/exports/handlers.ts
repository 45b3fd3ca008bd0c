/** What a list of employees shows, as a file: streamed, a thousand at a time, each thousand in a transaction of its own. */
import type { components } from '../../../openapi/generated/contract.ts';
import { payPeriodLabels } from '../../../openapi/generated/lists/hr.record.ts';
import { employeeStatusLabels } from '../../../openapi/generated/lists/hr.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { csvFile } from '../../platform/exports/csv.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import { utcDay } from '../../platform/time/dates.ts';
import { bankOf, providerOf } from '../banks/catalogue.ts';
import { employeesAfter } from '../employees/listing.ts';
import { noPay, type PayDetails } from '../pay/rules.ts';
import { readPayOf } from '../pay/store.ts';

type Row = components['schemas']['Employee'] & { pay: PayDetails };
type Columns = Record<string, (row: Row) => string | null>;
type Call = Pick<BusinessCall<'exportEmployees'>, 'tx' | 'businessId' | 'userId' | 'address' | 'query' | 'reply'>;

const columns: Columns = {
  'Employee ID': ({ employee_id }) => employee_id,
  'First name': ({ first_name }) => first_name,
  'Last name': ({ last_name }) => last_name,
  Email: ({ email }) => email,
  'Phone number': ({ phone_number }) => phone_number,
  'Job title': ({ job_title }) => job_title,
  Department: ({ department }) => department?.name ?? null,
  Region: ({ region }) => region?.name ?? null,
  Subsidiary: ({ subsidiary }) => subsidiary?.name ?? null,
  'Hire date': ({ hire_date }) => hire_date,
  Status: ({ status }) => employeeStatusLabels[status],
};
const columnsWithPay: Columns = {
  ...columns,
  Pay: ({ pay: { pay } }) => (pay === null ? null : String(pay)),
  'Paid per': ({ pay: { pay_period } }) => pay_period && payPeriodLabels[pay_period],
  Bank: ({ pay: { bank } }) => bankOf(bank ?? '')?.name ?? null,
  'Account number': ({ pay: { account_number } }) => account_number,
  'Account name': ({ pay: { account_name } }) => account_name,
  NIN: ({ pay: { nin } }) => nin,
  'Tax ID': ({ pay: { tax_id } }) => tax_id,
  'Pension provider': ({ pay: { pension_provider } }) => providerOf(pension_provider ?? '')?.name ?? null,
  'Pension PIN': ({ pay: { pension_pin } }) => pension_pin,
};

const exportsOf = {
  list: { columns, name: 'employees', action: 'employees.exported', text: 'Exported a list of employees' },
  pay: {
    columns: columnsWithPay,
    name: 'employees-with-pay',
    action: 'employees.payExported',
    text: 'Exported a list of employees with pay, bank accounts and numbers',
  },
};

export const exportsHandlers = ({
  clock,
  db,
}: Platform): Pick<Handlers, 'exportEmployees' | 'exportEmployeesWithPay'> => {
  async function fileOf({ tx, businessId, userId, address, query, reply }: Call, what: keyof typeof exportsOf) {
    const { columns: written, name, action, text } = exportsOf[what];
    const now = clock.now();
    await record(tx, { businessId, actorId: userId, action, text, subject: null, address, now });
    const next = (after: { sorted_by: string; id: string } | null) =>
      db.read({ userId, businessId }, async (piece) => {
        const employees = await employeesAfter(piece, businessId, query, after);
        const ids = what === 'pay' ? employees.map(({ id }) => id) : [];
        const pay = await readPayOf(piece, businessId, ids);
        return employees.map((employee) => ({ ...employee, pay: pay.get(employee.id) ?? noPay }));
      });
    async function* rows() {
      let piece = await next(null);
      for (let last = piece.at(-1); last !== undefined; last = piece.at(-1)) {
        yield* piece.map((row) => Object.values(written).map((cell) => cell(row)));
        piece = await next(last);
      }
    }
    reply.header('content-disposition', `attachment; filename="${name}-${utcDay(now)}.csv"`);
    return { stream: csvFile(Object.keys(written), rows()), type: 'text/csv; charset=utf-8', size: null };
  }

  return {
    exportEmployees: (call) => fileOf(call, 'list'),
    exportEmployeesWithPay: (call) => fileOf(call, 'pay'),
  };
};
