import { PayrollPage } from '../../views/payroll/payroll.page.tsx';
import { useDomain } from '../domain.ts';

export function Screen() {
  return <PayrollPage domain={useDomain()} />;
}
