import { assetsPaths } from '../../../paths/assets.ts';
import { ImportHistory } from '../../shared/import/import-history.tsx';

const typesGo = {
  column: 'asset_or_vehicle_type',
  text: 'Assets of a type that goes are deleted for ever.',
} as const;

/** What was imported into the register. */
export function ImportsPage() {
  return <ImportHistory kind="assets" hrefOf={assetsPaths.importAssets} addedText="goes to the bin" needed={typesGo} />;
}
