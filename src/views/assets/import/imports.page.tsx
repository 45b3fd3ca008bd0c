import { useQuery } from '@tanstack/react-query';
import { assetsPaths } from '../../../paths/assets.ts';
import { commitAssetImport, importsQuery, undoAssetImport } from '../../../services/assets/imports.ts';
import { registerKeys } from '../../../services/assets/register.ts';
import { type Asked, ImportHistory } from '../../shared/import/import-history.tsx';
import { whileMoving } from '../../shared/import/running-import.tsx';

const useImports = (businessId: string, asked: Asked) =>
  useQuery({ ...importsQuery(businessId, asked), ...whileMoving });
const refetch = (businessId: string) => [['listAssetImports', businessId], ...registerKeys(businessId)];

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
      addedText="go to the bin"
    />
  );
}
