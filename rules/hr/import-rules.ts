/** The columns and rules of a file of employees, for the import of any list. */
import { cellOf, codeOf, type ImportRules, type KnownRecord } from '../shared/import.ts';
import { columnsWithoutPay, employeeImportColumns, isAboutPay } from './import-columns.ts';
import {
  checkEmployeeRow,
  type EmployeeCells,
  type EmployeeImportContext,
  type EmployeeLists,
  employeeImportContext,
} from './import-row.ts';

const columns = employeeImportColumns.map(({ id }) => id);

/** A job stands in one column, by its name or as a text. What is about pay is not compared: it is not shown. */
function changesOf(context: EmployeeImportContext, cells: EmployeeCells, known: KnownRecord) {
  const after = checkEmployeeRow(cells, context, true).employee;
  if (after === null) return [];
  const before = checkEmployeeRow(known.cells as EmployeeCells, context, true).employee ?? {};
  const readIn = (employee: typeof before, column: (typeof columns)[number]) =>
    column === 'job' ? (employee.job ?? employee.job_title) : employee[column];
  return columns.filter((column) => {
    if (cellOf(cells, column) === '') return false;
    if (isAboutPay(column)) return true;
    return readIn(after, column) !== readIn(before, column);
  });
}

export const employeeImportRules: ImportRules<EmployeeLists> = {
  columns: employeeImportColumns,
  keys: ['employee_id', 'email'],
  codes: ['employee_id', 'email'],
  codeOf,
  words: ['department', 'region'],
  mostRows: 100_000,
  mayRepeat: false,
  // Days are compared with each other and with today.
  alikeOf: () => ({}),
  readerOf: (lists, options) => {
    const context = employeeImportContext(lists, options);
    return {
      problemsOf: (cells, known) => checkEmployeeRow(cells as EmployeeCells, context, known !== null).problems,
      changesOf: (cells, known) => changesOf(context, cells as EmployeeCells, known),
    };
  },
};

/** For those who may not see pay. */
export const employeeImportRulesWithoutPay: ImportRules<EmployeeLists> = {
  ...employeeImportRules,
  columns: columnsWithoutPay,
};
