import { DepartmentsPage } from '../../views/hr/departments.page.tsx';
import { useBusinessId } from '../use-business-id.ts';

export function Screen() {
  return <DepartmentsPage businessId={useBusinessId()} />;
}
