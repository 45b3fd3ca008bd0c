import { hrPaths } from '../../../paths/hr.ts';
import { figureKeys } from '../../../services/hr/figures.ts';
import { ImportHistory } from '../../shared/import/import-history.tsx';

const refetch = (id: string) => [
  ['listEmployees', id],
  ['listAllDepartments', id],
  ['listAllRegions', id],
  ...figureKeys(id),
];

/** What was imported into the list of employees. */
export function EmployeeImportsPage() {
  return <ImportHistory kind="employees" refetch={refetch} hrefOf={hrPaths.importEmployees} addedText="is deleted" />;
}
