import { AuditLogPage } from '../../views/people/audit-log.page.tsx';
import { useTimeZone } from '../business.ts';
import { useBusinessId } from '../use-business-id.ts';

export function Screen() {
  return <AuditLogPage businessId={useBusinessId()} timeZone={useTimeZone()} />;
}
