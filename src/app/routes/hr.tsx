import { DepartmentsPage } from '../../views/hr/departments.page.tsx';
import { useDomain } from '../domain.ts';

export function Screen() {
  return <DepartmentsPage domain={useDomain()} />;
}
