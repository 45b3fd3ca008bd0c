import { AssetTypesPage } from '../../views/assets/asset-types.page.tsx';
import { useBusinessId } from '../use-business-id.ts';

export function Screen() {
  return <AssetTypesPage businessId={useBusinessId()} />;
}
