import { AssetTypesPage } from '../../views/assets/asset-types.page.tsx';
import { useDomain } from '../domain.ts';

export function Screen() {
  return <AssetTypesPage domain={useDomain()} />;
}
