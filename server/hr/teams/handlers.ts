/** Who reports to whom: the org chart, the team of a manager, and the move of a whole department. */
import { todayIn } from '../../directory/business-day.ts';
import { lockBusiness } from '../../directory/directory.ts';
import type { Handlers } from '../../platform/contract.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAll } from '../../platform/security/audit.ts';
import type { Services } from '../../plug/services.ts';
import { claimDepartment } from '../departments/store.ts';
import { nameOf } from '../employees/store.ts';
import { readSettings } from '../settings/store.ts';
import * as store from './store.ts';

type TeamOperation = 'listReports' | 'listMyTeam' | 'moveDepartmentEmployees';

export const teamsHandlers = (
  { clock }: Platform,
  { workOn }: Pick<Services, 'workOn'>,
): Pick<Handlers, TeamOperation> => ({
  listReports: async (call) =>
    pageOf(call, await store.listReports(call.tx, call.businessId, call.query), (report) => report),

  listMyTeam: async (call) => {
    const { tx, businessId, userId, query } = call;
    const { managers_see_contacts: areSeen } = await readSettings(tx, businessId);
    const unseen = areSeen ? {} : { email: null, phone_number: null };
    const team = await store.listTeam(tx, businessId, userId, query);
    const ids = team.rows.map(({ id }) => id);
    const work = await workOn(call, ids, await todayIn(tx, businessId, clock.now()));
    return pageOf(call, team, (member) => ({ ...member, ...unseen, works_today: work?.get(member.id) ?? null }));
  },

  moveDepartmentEmployees: async ({ tx, businessId, userId, address, params, body }) => {
    // Changes of records wait for each other, so that two moves against each other do too.
    await lockBusiness(tx, businessId);
    const from = await claimDepartment(tx, businessId, params.id);
    if (from === undefined) throw refuse.missing();
    if (body.department === from.id) throw refuse.fields({ department: ['Choose another department.'] });
    const to = await claimDepartment(tx, businessId, body.department);
    if (to === undefined) throw refuse.fields({ department: ['There is no such department.'] });
    const moved = await store.moveAll(tx, businessId, from.id, to.id);
    const change = { action: 'employee.changed', text: `Moved from ${from.name} to ${to.name}` };
    await recordAll(
      tx,
      { businessId, actorId: userId, address, now: clock.now() },
      moved.map((employee) => ({ ...change, subject: { id: employee.id, name: nameOf(employee) } })),
    );
    return { count: moved.length };
  },
});
