/** How far a business is introduced to its modules. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';

type Type = components['schemas']['AppOnboardingType'];
type Row = { id: string; was_read: boolean };

export async function findAppOnboarding(tx: Tx, businessId: string, type: Type) {
  const [found] = await tx.query<Row>(
    'select id, widget_onboarded as was_read from app_onboardings where business_id = $1 and type = $2',
    [businessId, type],
  );
  return found;
}

/** One record a type: two people who save at the same moment write the same one. @returns its id */
export async function saveAppOnboarding(
  tx: Tx,
  businessId: string,
  { type, wasRead, now }: { type: Type; wasRead: boolean; now: Date },
): Promise<string> {
  const [saved] = await tx.query<{ id: string }>(
    `insert into app_onboardings (business_id, id, type, widget_onboarded, created_at) values ($1, $2, $3, $4, $5)
     on conflict (business_id, type) do update set widget_onboarded = excluded.widget_onboarded
     returning id`,
    [businessId, newId(), type, wasRead, now],
  );
  if (saved === undefined) throw new Error('An upsert returns its row.');
  return saved.id;
}
