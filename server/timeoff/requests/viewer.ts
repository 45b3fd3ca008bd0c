/** Whoever looks at requests or answers them, in the app or by a link. */
import { hasAll } from '../../directory/rights.ts';
import { employeeOf, listTeamIds } from '../../hr/port.ts';
import type { BusinessCall } from '../../platform/contract.ts';
import { listDelegators } from '../delegations/store.ts';
import { managerOf } from './answerers.ts';
import type { Viewer } from './rules.ts';

export type Person = Pick<
  BusinessCall<'listTimeoffRequests'>,
  'tx' | 'businessId' | 'userId' | 'isOwner' | 'permissions'
>;

export async function viewerOf(
  { tx, businessId, userId, isOwner, permissions }: Person,
  today: string,
): Promise<Viewer> {
  const self = await employeeOf(tx, businessId, userId);
  const others = self === null ? [] : await listDelegators(tx, businessId, self, today);
  const stands = new Set(self === null ? [] : [self, ...others]);
  const teams = await Promise.all([...stands].map((id) => listTeamIds(tx, businessId, id)));
  const team = new Set(teams.flat());
  const managesTimeOff = hasAll({ isOwner, permissions }, ['manage_time_off']);
  const isTop = isOwner && self !== null && (await managerOf({ tx, businessId }, self, today)) === null;
  return { self, stands, team, managesTimeOff, isTop };
}
