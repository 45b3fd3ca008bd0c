/** The audit log of a business for its owner: in pages, or as a CSV file. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Handlers } from '../../platform/contract.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { csvFile } from '../../platform/exports/csv.ts';
import type { Platform } from '../../platform/platform.ts';
import { type AuditRow, auditBefore, listAudit } from './store.ts';

/** Entries of an export that are read at a time, each in a transaction of its own. */
const exportPage = 1000;
const columns = ['When (UTC)', 'Who', 'Email', 'What', 'On whom', 'From where'];

const present = ({ created_at, ...rest }: AuditRow): components['schemas']['AuditEntry'] => ({
  ...rest,
  created_at: created_at.toISOString(),
});
const cellsOf = ({ created_at, actor, text, subject, address }: AuditRow) => [
  created_at.toISOString(),
  actor.name,
  actor.email,
  text,
  subject,
  address,
];

export const auditLogHandlers = ({ clock, db }: Platform): Pick<Handlers, 'listAuditLog' | 'exportAuditLog'> => ({
  listAuditLog: async (call) => pageOf(call, await listAudit(call.tx, call.businessId, call.query), present),

  exportAuditLog: async ({ businessId, userId, reply }) => {
    const next = (before: string | null): Promise<AuditRow[]> =>
      db.read({ userId, businessId }, (tx) => auditBefore(tx, businessId, before, exportPage));
    async function* rows() {
      for (let entries = await next(null); ; entries = await next(entries.at(-1)?.id ?? null)) {
        yield* entries.map(cellsOf);
        if (entries.length < exportPage) return;
      }
    }
    const day = clock.now().toISOString().slice(0, 10);
    reply.header('content-disposition', `attachment; filename="audit-log-${day}.csv"`);
    return { stream: csvFile(columns, rows()), type: 'text/csv; charset=utf-8', size: null };
  },
});
