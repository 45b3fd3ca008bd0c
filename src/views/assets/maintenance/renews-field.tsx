import { useQuery } from '@tanstack/react-query';
import { isService, type MaintenanceFields } from '../../../domain/assets/maintenance-form.ts';
import { listAssetMaintenance } from '../../../services/operations/assets.maintenance.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { RenewsGroup } from '../../shared/due/renews-group.tsx';
import type { Maintenance } from './maintenance-columns.tsx';

/** As many as anybody has open of one thing. */
const most = 100;

type RenewsFieldProps = {
  fields: MaintenanceFields;
  /** The entry that is corrected; null for a new one. */
  entry: Maintenance | null;
  errorMessage: string | null;
  onChange: (renews: string) => void;
};

export function RenewsField({ fields, entry, errorMessage, onChange }: RenewsFieldProps) {
  const { id: businessId } = useBusiness();
  const { asset } = fields;
  const isAsked = asset !== '' && isService(fields);
  const { data } = useQuery({
    ...queryOf(listAssetMaintenance, { businessId, id: asset, page_size: most }),
    enabled: isAsked,
  });
  if (!isAsked) return null;
  const renewed = new Set(entry?.renews.map(({ id }) => id));
  const open = (data?.results ?? []).filter(
    ({ id, status }) => id !== entry?.id && (status !== null || renewed.has(id)),
  );
  return <RenewsGroup entry={fields} open={open} errorMessage={errorMessage} onChange={onChange} />;
}
