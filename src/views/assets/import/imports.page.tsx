import { useQuery } from '@tanstack/react-query';
import { assetsPaths } from '../../../paths/assets.ts';
import { assetTypeKeys } from '../../../services/assets/asset-types.ts';
import { commitAssetImport, importsQuery, undoAssetImport } from '../../../services/assets/imports.ts';
import { registerKeys } from '../../../services/assets/register.ts';
import { type Asked, ImportHistory } from '../../shared/import/import-history.tsx';
import { whileMoving } from '../../shared/import/running-import.tsx';

const useImports = (businessId: string, asked: Asked) =>
  useQuery({ ...importsQuery(businessId, asked), ...whileMoving });
const refetch = (businessId: string) => [
  ['listAssetImports', businessId],
  ['listAllRegions', businessId],
  ...assetTypeKeys(businessId),
  ...registerKeys(businessId),
];

const typesGo = {
  column: 'asset_or_vehicle_type',
  text: 'Assets of a type that goes are deleted for ever.',
} as const;

/** What was imported into the register. */
export function ImportsPage() {
  return (
    <ImportHistory
      noun="assets"
      useImports={useImports}
      undo={undoAssetImport}
      goOn={commitAssetImport}
      refetch={refetch}
      hrefOf={assetsPaths.importAssets}
      addedText="goes to the bin"
      needed={typesGo}
    />
  );
}
