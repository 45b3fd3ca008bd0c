/** The list of employees, into which files are imported. Only those who may see pay bring or read what is about pay. */
import {
  employmentTypeLabels,
  genderLabels,
  maritalStatusLabels,
  titleLabels,
} from '../../../openapi/generated/lists/hr.record.ts';
import { isAboutPay } from '../../../rules/hr/import-columns.ts';
import { employeeImportRulesOf } from '../../../rules/hr/import-rules.ts';
import { managerProblems } from '../../../rules/hr/managers.ts';
import { refuse } from '../../platform/errors.ts';
import { addOptions, type OfImport } from '../../platform/imports/store.ts';
import { toE164 } from '../../platform/phone.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ImportedList } from '../../plug/imports.ts';
import * as employees from '../employees/store.ts';
import { openNumbers, sealNumbers } from '../pay/sealed.ts';
import { storeRows } from './importer.ts';
import { checkRights, filledIn, maySeePay, neededFor, refusePay, refuseWords } from './rights.ts';
import { listManagers, listReporting, listTaken, recorded, setManagers, titlesOf } from './store.ts';
import { undoRows } from './undo.ts';
import { employeeWords } from './words.ts';

/** An employee as a file has them, without pay. */
const cellsOf = (employee: employees.EmployeeRecord): Record<string, string> => {
  const { title, gender, marital_status, employment_type, job, department, region, subsidiary } = employee;
  const texts = {
    employee_id: employee.employee_id,
    first_name: employee.first_name,
    middle_name: employee.middle_name,
    last_name: employee.last_name,
    birth_date: employee.birth_date,
    nationality: employee.nationality,
    state_of_origin: employee.state_of_origin,
    lga_of_origin: employee.lga_of_origin,
    address: employee.address,
    phone_number: employee.phone_number,
    other_phone_number: employee.other_phone_number,
    email: employee.email,
    personal_email: employee.personal_email,
    hire_date: employee.hire_date,
    probation_end_date: employee.probation_end_date,
    title: title && titleLabels[title],
    gender: gender && genderLabels[gender],
    marital_status: marital_status && maritalStatusLabels[marital_status],
    employment_type: employment_type && employmentTypeLabels[employment_type],
    job: job?.name ?? employee.job_title,
    department: department?.name,
    region: region?.name,
    subsidiary: subsidiary?.name,
  };
  return Object.fromEntries(Object.entries(texts).map(([column, text]) => [column, text ?? '']));
};

async function checkManagers(of: OfImport) {
  const managers = managerProblems(await listManagers(of), await listReporting(of.tx, of.businessId));
  await addOptions(of, { managers });
}

export const importedEmployees = ({ clock }: Pick<Platform, 'clock'>): ImportedList => {
  const now = () => clock.now();
  return {
    rules: employeeImportRulesOf(toE164),
    link: '/hr/imports',
    recorded,
    titlesOf,
    neededFor,
    checkRights,
    match: async (tx, businessId, keys) => {
      const results = [];
      for (const { id, manager, manager_email } of await listTaken(tx, businessId, keys)) {
        const employee = await employees.readEmployee(tx, businessId, id);
        if (employee === undefined) continue;
        const cells = { ...cellsOf(employee), manager: manager ?? '', manager_email: manager_email ?? '' };
        results.push({ id, number: employee.employee_id, cells });
      }
      return results;
    },
    checkNew: async (caller, { mapping, words = [], location }) => {
      refusePay(
        caller,
        mapping.map(({ column }) => column),
      );
      refuseWords(caller, words);
      if (location !== undefined && !(await employees.isThere(caller.tx, 'regions', caller.businessId, location)))
        throw refuse.fields({ location: ['There is no such region.'] });
    },
    checkRows: (caller, rows) => refusePay(caller, filledIn(rows.map(({ cells }) => cells))),
    onCommit: checkManagers,
    mayRead: (caller, column) => maySeePay(caller) || !isAboutPay(column),
    sealed: { seal: sealNumbers, open: openNumbers },
    store: (tx, task, rows, options) => storeRows(tx, task, rows, options, now()),
    finish: async (tx, task) => void (await setManagers({ tx, ...task })),
    undo: (tx, task, results) => undoRows(tx, task, results, now()),
    words: employeeWords(now),
  };
};
