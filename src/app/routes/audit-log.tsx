import { AuditLogPage } from '../../views/people/audit-log.page.tsx';
import { useTimeZone } from '../business.ts';
import { useDomain } from '../domain.ts';

export function Screen() {
  return <AuditLogPage domain={useDomain()} timeZone={useTimeZone()} />;
}
