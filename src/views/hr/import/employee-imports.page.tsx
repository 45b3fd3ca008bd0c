import { useQuery } from '@tanstack/react-query';
import { hrPaths } from '../../../paths/hr.ts';
import { figureKeys } from '../../../services/hr/figures.ts';
import { commitEmployeeImport, employeeImportsQuery, undoEmployeeImport } from '../../../services/hr/imports.ts';
import { type Asked, ImportHistory } from '../../shared/import/import-history.tsx';
import { whileMoving } from '../../shared/import/running-import.tsx';

const useImports = (businessId: string, asked: Asked) =>
  useQuery({ ...employeeImportsQuery(businessId, asked), ...whileMoving });
const refetch = (businessId: string) => [
  ['listEmployeeImports', businessId],
  ['listEmployees', businessId],
  ['listAllDepartments', businessId],
  ['listAllRegions', businessId],
  ...figureKeys(businessId),
];

/** What was imported into the list of employees. */
export function EmployeeImportsPage() {
  return (
    <ImportHistory
      noun="employees"
      useImports={useImports}
      undo={undoEmployeeImport}
      goOn={commitEmployeeImport}
      refetch={refetch}
      hrefOf={hrPaths.importEmployees}
      addedText="is deleted"
    />
  );
}
