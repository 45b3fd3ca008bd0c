/** Checks, before every signed-in call, that the session is valid and what its person may do in the business. */
import { permissionNames } from '../../../openapi/generated/lists/shared.ts';
import type { Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/errors.ts';
import type { Permission } from '../account/rules.ts';

export type Who = { userId: string; sessionId: string; businessId: string | null; now: Date };
export type Authorised = {
  businessId: string | null;
  isOwner: boolean;
  permissions: readonly Permission[];
  readOnlyFrom: Date | null;
};
type Row = {
  business_id: string | null;
  is_owner: boolean | null;
  permissions: Permission[] | null;
  read_only_from: Date | null;
  lacks_second_step: boolean | null;
};

/** A statement of its own, so that its plan is cached: with an optional business, it would be planned on each call. */
const sessionText =
  'select from auth_sessions where id = $1 and user_id = $2 and revoked_at is null and expires_at > $3';
const memberText = `select m.business_id, m.is_owner, m.permissions, p.read_only_from,
    b.requires_second_step and not exists (
      select from second_steps where user_id = s.user_id and confirmed_at is not null) as lacks_second_step
  from auth_sessions s
  left join (memberships m join businesses b on b.id = m.business_id and b.closed_at is null)
    on m.business_id = $3 and m.user_id = s.user_id and m.ended_at is null
  left join subscriptions p on p.business_id = m.business_id
  where s.id = $1 and s.user_id = $2 and s.revoked_at is null and s.expires_at > $4`;

/**
 * One statement.
 * @throws 401 when the session is unknown, revoked or over; 404 when there is no open business of that id with this member,
 * as for a business that does not exist; 403 when the business requires the second step and the person has none.
 */
export async function authorise(tx: Tx, { userId, sessionId, businessId, now }: Who): Promise<Authorised> {
  const [row] = await (businessId === null
    ? tx.query<Row>(sessionText, [sessionId, userId, now])
    : tx.query<Row>(memberText, [sessionId, userId, businessId, now]));
  if (row === undefined) throw refuse.unauthorised('Your sign-in has ended.');
  if (businessId === null) return { businessId: null, isOwner: false, permissions: [], readOnlyFrom: null };
  if (row.is_owner === null) throw refuse.missing();
  if (row.lacks_second_step) throw refuse.secondStepMissing();
  return {
    businessId: row.business_id,
    isOwner: row.is_owner,
    permissions: row.is_owner ? permissionNames : (row.permissions ?? []),
    readOnlyFrom: row.read_only_from,
  };
}
