/** Imports of employees: all rows at once, or by the studio. Only those who may see pay bring or read what is about pay. */

import {
  employmentTypeLabels,
  genderLabels,
  maritalStatusLabels,
  titleLabels,
} from '../../../openapi/generated/lists/hr.record.ts';
import { employeeImportColumns, isAboutPay } from '../../../rules/hr/import-columns.ts';
import type { EmployeeCells } from '../../../rules/hr/import-row.ts';
import { findMember, nameOf } from '../../directory/directory.ts';
import type { Handlers } from '../../platform/contract.ts';
import { Refusal, refuse } from '../../platform/errors.ts';
import { once } from '../../platform/idempotency.ts';
import { importCalls } from '../../platform/imports/calls.ts';
import { addOptions, type OfImport, type SentRow } from '../../platform/imports/store.ts';
import type { Platform } from '../../platform/platform.ts';
import * as employees from '../employees/store.ts';
import { openNumbers, sealNumbers } from '../pay/sealed.ts';
import { storeRows } from './importer.ts';
import { importEmployees } from './jobs.ts';
import { managerProblems } from './managers.ts';
import { checkRights, maySeePay, refusePay, refuseWords } from './rights.ts';
import { listManagers, listReporting, listTaken, type ManagedRow, recorded, titlesOf } from './store.ts';

type ImportOperation =
  | 'importEmployees'
  | 'listEmployeeImports'
  | 'createEmployeeImport'
  | 'getEmployeeImport'
  | 'sendEmployeeImportRows'
  | 'commitEmployeeImport'
  | 'cancelEmployeeImport'
  | 'undoEmployeeImport'
  | 'exportRefusedEmployees'
  | 'matchEmployees';
const filledIn = (rows: readonly EmployeeCells[]) =>
  rows.flatMap((cells) => Object.entries(cells).flatMap(([column, text]) => (text?.trim() ? [column] : [])));

const lower = (text: string | undefined) => text?.trim().toLowerCase() ?? '';
const managedRow = (cells: EmployeeCells, at: number): ManagedRow => ({
  ...{ row: at + 1, act: 'create', asset: null },
  ...{ code: lower(cells.employee_id), email: lower(cells.email), manager: lower(cells.manager) },
});

/** An employee as a file has them, without pay. */
const cellsOf = (employee: employees.EmployeeRecord): EmployeeCells => {
  const { title, gender, marital_status, employment_type, job, department, region } = employee;
  const texts = {
    ...{ employee_id: employee.employee_id, first_name: employee.first_name, middle_name: employee.middle_name },
    ...{ last_name: employee.last_name, birth_date: employee.birth_date, nationality: employee.nationality },
    ...{ state_of_origin: employee.state_of_origin, lga_of_origin: employee.lga_of_origin, address: employee.address },
    ...{ phone_number: employee.phone_number, other_phone_number: employee.other_phone_number, email: employee.email },
    ...{ personal_email: employee.personal_email, hire_date: employee.hire_date },
    probation_end_date: employee.probation_end_date,
    title: title && titleLabels[title],
    gender: gender && genderLabels[gender],
    marital_status: marital_status && maritalStatusLabels[marital_status],
    employment_type: employment_type && employmentTypeLabels[employment_type],
    job: job?.name ?? employee.job_title,
    ...{ department: department?.name, region: region?.name },
  };
  return Object.fromEntries(Object.entries(texts).map(([column, text]) => [column, text ?? '']));
};

async function checkManagers(of: OfImport) {
  const managers = managerProblems(await listManagers(of), await listReporting(of.tx, of.businessId));
  await addOptions(of, { managers });
}

export const importsHandlers = (platform: Platform): Pick<Handlers, ImportOperation> => {
  const { clock } = platform;
  const calls = importCalls(platform, {
    ...{ kind: 'employees', columns: employeeImportColumns, job: importEmployees, recorded, titlesOf },
    checkRights,
    onCommit: checkManagers,
    opened: openNumbers,
  });
  return {
    importEmployees: (call) => {
      const { tx, businessId, userId, idempotencyKey, body } = call;
      refusePay(call, filledIn(body));
      const intent = { userId, key: idempotencyKey, operation: 'importEmployees', businessId, body };
      return once(tx, intent, clock.now(), async () => {
        const managed = body.map(managedRow);
        const managers = managerProblems(managed, await listReporting(tx, businessId));
        const rows = body.map((cells, at): SentRow => ({ row: at + 1, act: 'create', cells }));
        const results = await storeRows(tx, call, rows, { managers }, clock.now());
        const errors = results.flatMap((result) =>
          result.outcome === 'refused'
            ? result.problems.map(({ column, detail }) => ({ row: result.row, column: calls.labelOf(column), detail }))
            : [],
        );
        if (errors.length > 0) throw new Refusal(400, errors);
        const ids = new Map(
          (await listReporting(tx, businessId)).flatMap(({ id, code, email }) => [
            [code, id],
            [email ?? '', id],
          ]),
        );
        for (const [at, { manager }] of managed.entries()) {
          const [stored, manager_id] = [results[at], ids.get(manager)];
          if (manager !== '' && manager_id !== undefined && stored?.outcome === 'created')
            await employees.updateEmployee(tx, businessId, stored.id, { manager_id });
        }
        return { created: results.length };
      });
    },

    listEmployeeImports: calls.list,

    createEmployeeImport: (call) => {
      const { tx, businessId, userId, idempotencyKey, body } = call;
      const { file_name: fileName, mode, rows, mapping, words = [], ...options } = body;
      refusePay(
        call,
        mapping.map(({ column }) => column),
      );
      refuseWords(call, words);
      const intent = { userId, key: idempotencyKey, operation: 'createEmployeeImport', businessId, body };
      return once(tx, intent, clock.now(), async () => {
        if (options.location !== undefined && !(await employees.isThere(tx, 'regions', businessId, options.location)))
          throw refuse.fields({ location: ['There is no such region.'] });
        const member = await findMember(tx, businessId, userId);
        const by = { id: userId, name: member === undefined ? '' : nameOf(member) };
        return calls.create(call, { fileName: fileName.trim(), mode, rows, mapping, words, options, by });
      });
    },

    getEmployeeImport: calls.get,

    sendEmployeeImportRows: (call) => {
      refusePay(call, filledIn(call.body.rows.map(({ cells }) => cells)));
      return calls.sendRows(call, sealNumbers(call.tx, call.businessId, call.body.rows as SentRow[]));
    },

    commitEmployeeImport: calls.commit,
    cancelEmployeeImport: calls.cancel,
    undoEmployeeImport: calls.undo,
    exportRefusedEmployees: (call) => calls.refused(call, (column) => maySeePay(call) || !isAboutPay(column)),

    matchEmployees: async ({ tx, businessId, body }) => {
      const results = [];
      for (const { id } of await listTaken(tx, businessId, body.keys)) {
        const employee = await employees.readEmployee(tx, businessId, id);
        if (employee !== undefined) results.push({ id, number: employee.employee_id, cells: cellsOf(employee) });
      }
      return { results };
    },
  };
};
