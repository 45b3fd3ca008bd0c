import { hrPaths } from '../../../paths/hr.ts';
import { ImportHistory } from '../../shared/import/import-history.tsx';

/** What was imported into the list of employees. */
export function EmployeeImportsPage() {
  return <ImportHistory kind="employees" hrefOf={hrPaths.importEmployees} addedText="is deleted" />;
}
