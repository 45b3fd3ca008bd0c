import { navigate } from 'wouter/use-browser-location';
import { assetsPaths } from '../../../paths/assets.ts';
import { findAssetByCode } from '../../../services/operations/assets.labels.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { ScanDialog } from './scan-dialog.tsx';

/** Opens the asset whose label is scanned. */
export function AssetScan({ onClose }: { onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const request = useRequest({
    send: (options, code: string) => findAssetByCode({ businessId, code }, options),
    // Back leads past the dialog.
    onDone: ({ id }) => navigate(assetsPaths.asset(id), { replace: true }),
  });
  return (
    <ScanDialog
      onCode={request.send}
      onClose={onClose}
      problem={request.problem ? (request.problem.general[0] ?? problemText(request.problem)) : null}
      isBusy={request.isPending}
    />
  );
}
