/** The import of employees that takes all rows at once; the one in the background is that of any list. */
import { employeeImportColumns } from '../../../rules/hr/import-columns.ts';
import { managedRow, managerProblems } from '../../../rules/hr/managers.ts';
import type { Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { assertAllStored } from '../../platform/imports/columns.ts';
import type { SentRow } from '../../platform/imports/store.ts';
import type { Platform } from '../../platform/platform.ts';
import { updateEmployee } from '../employees/store.ts';
import { storeRows } from './importer.ts';
import { filledIn, refusePay } from './rights.ts';
import { listReporting } from './store.ts';

export const importsHandlers = ({ clock }: Pick<Platform, 'clock'>): Pick<Handlers, 'importEmployees'> => ({
  importEmployees: (call) => {
    const { tx, businessId, userId, idempotencyKey, body } = call;
    refusePay(call, filledIn(body));
    const intent = { userId, key: idempotencyKey, operation: 'importEmployees', businessId, body };
    return once(tx, intent, clock.now(), async () => {
      const managed = body.map((cells, at) => managedRow(cells, { row: at + 1, act: 'create', record: null }));
      const managers = managerProblems(managed, await listReporting(tx, businessId));
      const rows = body.map((cells, at): SentRow => ({ row: at + 1, act: 'create', cells }));
      const results = await storeRows(tx, call, rows, { managers }, clock.now());
      assertAllStored(employeeImportColumns, results);
      const ids = new Map(
        (await listReporting(tx, businessId)).flatMap(({ id, code, email }) => [
          [code, id],
          [email ?? '', id],
        ]),
      );
      for (const [at, { manager }] of managed.entries()) {
        const [stored, manager_id] = [results[at], ids.get(manager)];
        if (manager !== '' && manager_id !== undefined && stored?.outcome === 'created')
          await updateEmployee(tx, businessId, stored.id, { manager_id });
      }
      return { created: results.length };
    });
  },
});
