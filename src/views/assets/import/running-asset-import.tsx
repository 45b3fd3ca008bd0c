import { useQuery } from '@tanstack/react-query';
import { assetsPaths } from '../../../paths/assets.ts';
import { importsQuery } from '../../../services/assets/imports.ts';
import { useBusiness } from '../../shared/business.ts';
import { RunningImport, whileMoving } from '../../shared/import/running-import.tsx';

export function RunningAssetImport() {
  const { id: businessId } = useBusiness();
  const { data } = useQuery({ ...importsQuery(businessId, { page: 1, page_size: 1 }), ...whileMoving });
  return <RunningImport newest={data?.results[0]} hrefOf={assetsPaths.importAssets} />;
}
