import { useQuery } from '@tanstack/react-query';
import { hrPaths } from '../../../paths/hr.ts';
import { employeeImportsQuery } from '../../../services/hr/imports.ts';
import { useBusiness } from '../../shared/business.ts';
import { RunningImport, whileMoving } from '../../shared/import/running-import.tsx';

export function RunningEmployeeImport() {
  const { id: businessId } = useBusiness();
  const { data } = useQuery({ ...employeeImportsQuery(businessId, { page: 1, page_size: 1 }), ...whileMoving });
  return <RunningImport newest={data?.results[0]} hrefOf={hrPaths.importEmployees} />;
}
