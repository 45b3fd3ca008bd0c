/** The asset types of a business. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database.ts';
import { containing } from '../../platform/search.ts';

type Schemas = components['schemas'];

type Asked = { search: string; areVehicles: boolean | undefined };

/** Those whose name contains the text; the default ones first, in the order they were made in. */
export const listAssetTypes = (tx: Tx, businessId: string, { search, areVehicles }: Asked) =>
  tx.query<Schemas['AssetType']>(
    `select id, name, vehicle_type, starting_number, is_default from asset_types
     where business_id = $1 and name ilike $2 and ($3::boolean is null or vehicle_type = $3)
     order by is_default desc, id`,
    [businessId, containing(search), areVehicles ?? null],
  );
