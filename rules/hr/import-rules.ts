/** The columns and rules of a file of employees, for the import of any list. */
import { cellOf, codeOf, type ImportRules, type KnownRecord } from '../shared/import.ts';
import { columnsWithoutPay, employeeImportColumns, isAboutPay } from './import-columns.ts';
import {
  checkEmployeeRow,
  digits,
  type EmployeeCells,
  type EmployeeImportContext,
  type EmployeeLists,
  employeeImportContext,
  type ReadPhone,
} from './import-row.ts';
import { managersTogether } from './managers.ts';

const columns = employeeImportColumns.map(({ id }) => id);

/** A job stands in one column, by its name or as a text. What is about pay is not compared: it is not shown. */
function changesOf(context: EmployeeImportContext, cells: EmployeeCells, known: KnownRecord) {
  const after = checkEmployeeRow(cells, context, known.cells).employee;
  if (after === null) return [];
  const { manager = '', manager_email = '', ...own } = known.cells;
  const before = checkEmployeeRow(own as EmployeeCells, context, known.cells).employee ?? {};
  const managers = [manager, manager_email].filter((name) => name !== '').map(codeOf);
  const readIn = (employee: typeof before, column: (typeof columns)[number]) =>
    column === 'job' ? (employee.job ?? employee.job_title) : employee[column];
  return columns.filter((column) => {
    if (cellOf(cells, column) === '') return false;
    if (isAboutPay(column)) return true;
    if (column === 'manager') return !managers.includes(codeOf(after.manager ?? ''));
    return readIn(after, column) !== readIn(before, column);
  });
}

/** @param readPhone the reading of phone numbers of the program that runs them */
export const employeeImportRulesOf = (readPhone: ReadPhone): ImportRules<EmployeeLists> => ({
  columns: employeeImportColumns,
  keys: { employee_id: 'employee ID', email: 'work email' },
  named: ['manager'],
  codes: ['employee_id', 'email'],
  uniques: { nin: digits },
  codeOf,
  words: ['department', 'region'],
  mostRows: 100_000,
  mayRepeat: false,
  // Days are compared with each other and with today.
  alikeOf: () => ({}),
  together: managersTogether,
  readerOf: (lists, options) => {
    const context = employeeImportContext(lists, options, readPhone);
    return {
      problemsOf: (cells, known) => checkEmployeeRow(cells as EmployeeCells, context, known?.cells ?? null).problems,
      changesOf: (cells, known) => changesOf(context, cells as EmployeeCells, known),
    };
  },
});

/** For those who may not see pay. */
export const employeeImportRulesWithoutPay = (readPhone: ReadPhone): ImportRules<EmployeeLists> => ({
  ...employeeImportRulesOf(readPhone),
  columns: columnsWithoutPay,
});
