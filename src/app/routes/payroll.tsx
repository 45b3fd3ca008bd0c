import { PayrollPage } from '../../views/payroll/payroll.page.tsx';
import { useBusinessId } from '../use-business-id.ts';

export function Screen() {
  return <PayrollPage businessId={useBusinessId()} />;
}
