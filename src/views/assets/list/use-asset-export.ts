import { downloadDeadline } from '../../../domain/shared/deadlines.ts';
import { exportAssets } from '../../../services/operations/assets.register.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { saveAs } from '../../shared/files/save-as.ts';
import { useRequest } from '../../shared/requests/use-request.ts';

export const exportFormats = [
  { id: 'csv', label: 'CSV' },
  { id: 'xlsx', label: 'Excel workbook (XLSX)' },
] as const;

/** Downloads what the list shows, on all its pages and in its order. */
export function useAssetExport(shown: Omit<Parameters<typeof exportAssets>[0], 'businessId' | 'format'>) {
  const { id: businessId, timeZone } = useBusiness();
  return useRequest({
    send: (options, format: (typeof exportFormats)[number]['id']) =>
      exportAssets({ businessId, ...shown, format }, options),
    deadline: downloadDeadline,
    onDone: (blob, format) => saveAs(blob, `assets-${todayIn(timeZone)}.${format}`),
  });
}
