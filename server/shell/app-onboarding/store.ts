/** How far a business is introduced to its modules. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';

type Schemas = components['schemas'];
type AppOnboarding = Schemas['AppOnboarding'];

const columns = `id, type, business_id as business,
  json_build_object('asset_widget_onboarded', asset_widget_onboarded) as web_onboarding`;

export async function findAppOnboarding(tx: Tx, businessId: string, type: Schemas['AppOnboardingType']) {
  const [found] = await tx.query<AppOnboarding>(
    `select ${columns} from app_onboardings where business_id = $1 and type = $2`,
    [businessId, type],
  );
  return found;
}

/** One record a type: two people who save at the same moment write the same one. */
export async function saveAppOnboarding(
  tx: Tx,
  businessId: string,
  { type, web_onboarding }: Schemas['NewAppOnboarding'],
  now: Date,
): Promise<AppOnboarding> {
  const [saved] = await tx.query<AppOnboarding>(
    `insert into app_onboardings (business_id, id, type, asset_widget_onboarded, created_at) values ($1, $2, $3, $4, $5)
     on conflict (business_id, type) do update set asset_widget_onboarded = excluded.asset_widget_onboarded
     returning ${columns}`,
    [businessId, newId(), type, web_onboarding.asset_widget_onboarded, now],
  );
  if (saved === undefined) throw new Error('An upsert returns its row.');
  return saved;
}
