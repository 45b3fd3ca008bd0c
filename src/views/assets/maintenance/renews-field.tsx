import { useQuery } from '@tanstack/react-query';
import { isService, type MaintenanceFields, renewedIn, renewsText } from '../../../domain/assets/maintenance-form.ts';
import { listAssetMaintenance } from '../../../services/operations/assets.maintenance.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { CheckBoxGroup } from '../../ui/choices/check-box.tsx';
import { showDate } from '../../ui/content/date.ts';
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

/** What is due by earlier services, of which this one renews what is ticked. */
export function RenewsField({ fields, entry, errorMessage, onChange }: RenewsFieldProps) {
  const { id: businessId } = useBusiness();
  const { asset, date } = fields;
  const isAsked = asset !== '' && isService(fields);
  const { data } = useQuery({
    ...queryOf(listAssetMaintenance, { businessId, id: asset, page_size: most }),
    enabled: isAsked,
  });
  const renewed = new Set(entry?.renews.map(({ id }) => id));
  const open = (data?.results ?? []).filter(
    (one) => one.id !== entry?.id && one.date <= date && (one.status !== null || renewed.has(one.id)),
  );
  if (!isAsked || open.length === 0) return null;
  return (
    <CheckBoxGroup
      label="Renews"
      name="renews"
      isOptional
      hint="What is ticked is no longer due. The rest stays."
      choices={open.map(({ id, notes, due_date }) => ({
        value: id,
        label: due_date === null ? notes : `${notes}, due ${showDate(due_date)}`,
      }))}
      value={renewedIn(fields, open)}
      onChange={(ids) => onChange(renewsText(ids))}
      errorMessage={errorMessage}
    />
  );
}
