import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../../openapi/generated/contract.ts';
import type { CareFields } from '../../../domain/fleet/care-form.ts';
import { listVehicleServices } from '../../../services/operations/fleet.care.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { RenewsGroup } from '../../shared/due/renews-group.tsx';
import type { MoreFields } from './care-dialog.tsx';

/** As many as anybody has open of one vehicle. */
const most = 100;

type RenewsFieldProps = MoreFields & {
  vehicle: string;
  /** The service that is corrected; null for a new one. */
  service: components['schemas']['VehicleService'] | null;
};

export function RenewsField({ vehicle, service, fields, errorOf, onType }: RenewsFieldProps) {
  const { id: businessId } = useBusiness();
  const { data } = useQuery(queryOf(listVehicleServices, { businessId, id: vehicle, page_size: most }));
  const renewed = new Set(service?.renews.map(({ id }) => id));
  const open = (data?.results ?? [])
    .filter(({ id, due_in }) => id !== service?.id && (due_in !== null || renewed.has(id)))
    .map(({ id, description, service_date, due_date }) => ({ id, notes: description, date: service_date, due_date }));
  const { title, date, renews }: CareFields = fields;
  return (
    <RenewsGroup
      entry={{ notes: title, date, renews }}
      open={open}
      errorMessage={errorOf('renews')}
      onChange={(chosen) => onType({ renews: chosen })}
    />
  );
}
