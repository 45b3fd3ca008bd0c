import { assetsPaths } from '../../paths/assets.ts';
import { searchAssets } from '../../services/assets/register.ts';

/** For the command palette: the first assets that fit, by name, Asset ID, serial number or plate. */
export async function findAssets(businessId: string, text: string, options: { signal: AbortSignal }) {
  const { results } = await searchAssets(businessId, text, options);
  return results.map(({ id, name, number, plate_no, serial_no }) => ({
    id,
    label: name,
    note: plate_no || serial_no || number,
    href: assetsPaths.asset(id),
  }));
}
