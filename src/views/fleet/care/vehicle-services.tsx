import { Suspense } from 'react';
import { correctedService, emptyCare, fieldsOfService, newService } from '../../../domain/fleet/care-form.ts';
import {
  createVehicleService,
  listVehicleServices,
  putVehicleService,
} from '../../../services/operations/fleet.care.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { DaysLeft } from '../../shared/due/days-left.tsx';
import { listOf } from '../../shared/lists/list.ts';
import { useList } from '../../shared/lists/use-list.ts';
import { useSeen } from '../../shared/requests/use-seen.ts';
import { Button } from '../../ui/actions/button.tsx';
import { showDate } from '../../ui/content/date.ts';
import { formatMoney } from '../../ui/content/money.ts';
import { useModal } from '../../ui/overlays/use-modal.ts';
import type { PanelProps } from '../detail/panel.ts';
import { renewedService } from '../renewed.ts';
import { CareDialog } from './care-dialog.tsx';
import { CareTable } from './care-table.tsx';
import { filesText, PanelHead } from './panel-head.tsx';
import { RenewsField } from './renews-field.tsx';

const services = listOf(listVehicleServices, {
  label: 'Services',
  searchLabel: 'Search services',
  columns: [
    {
      id: 'description',
      title: 'Service',
      render: ({ description }) => description,
      note: ({ attachments, renews }) =>
        [filesText(attachments), renews.length === 0 ? null : `Renewed ${renews.map(({ notes }) => notes).join(', ')}`]
          .filter(Boolean)
          .join(' · ') || null,
    },
    { id: 'service_date', title: 'Service date', render: ({ service_date }) => showDate(service_date) },
    {
      id: 'due',
      title: 'Next one',
      card: 'corner',
      render: ({ due_in }) => (due_in === null ? null : <DaysLeft days={due_in} />),
    },
    {
      id: 'mileage',
      title: 'Mileage',
      isNumber: true,
      card: 'none',
      render: ({ mileage }) => (mileage === null ? null : `${mileage.toLocaleString('en-NG')} km`),
    },
    { id: 'cost', title: 'Cost', isNumber: true, card: 'figure', render: ({ cost }) => formatMoney(cost, 'NGN') },
  ],
  nameOf: ({ description }) => description,
  pageSizes: [20],
  minWidth: 0,
  emptyIcon: 'document',
  emptyHint: 'Services that you add appear here.',
});

/** The services of a vehicle: added, corrected, renewed, and deleted. */
export function VehicleServices({ vehicle, parts: { RenewService } }: PanelProps) {
  const { id: businessId } = useBusiness();
  const about = { businessId, id: vehicle.id };
  const shown = useList(services, { id: vehicle.id });
  const [adding, editing, renewing] = [useModal('add-service'), useModal('edit-service'), useModal('renew-service')];
  const of = (id: string | null) => shown.rows?.find((each) => each.id === id);
  const [edited, renewed] = [useSeen(of(editing.of)), of(renewing.of)];
  const add = (
    <Button look="primary" onPress={() => adding.open()} aria-haspopup="dialog">
      Add service
    </Button>
  );
  return (
    <>
      <PanelHead action={add}>What was serviced, and when the next service is due.</PanelHead>
      <CareTable
        shown={shown}
        place="services"
        vehicle={vehicle.id}
        many="services"
        emptyAction={add}
        actsOf={({ id, due_in }) => [
          ...(due_in === null ? [] : [{ id: 'renew', label: 'Renew', onAct: () => renewing.open(id) }]),
          { id: 'edit', label: 'Edit', onAct: () => editing.open(id) },
        ]}
      />
      {adding.isOpen ? (
        <CareDialog
          kind="service"
          title="Add service"
          submit="Add service"
          known={emptyCare}
          hasFiles
          more={(given) => <RenewsField vehicle={vehicle.id} service={null} {...given} />}
          send={(fields, attachments, options) =>
            createVehicleService({ ...about, ...newService(fields, attachments) }, options)
          }
          said="Service has been added successfully"
          onClose={adding.close}
        />
      ) : null}
      {edited ? (
        <CareDialog
          key={edited.id}
          kind="service"
          title="Edit service"
          submit="Save changes"
          known={fieldsOfService(edited)}
          hasFiles={false}
          more={(given) => <RenewsField vehicle={vehicle.id} service={edited} {...given} />}
          send={(fields, _attachments, options) =>
            putVehicleService(
              { ...about, serviceId: edited.id, seen: edited, ...correctedService(fieldsOfService(edited), fields) },
              options,
            )
          }
          said="Service has been updated successfully"
          onClose={editing.close}
        />
      ) : null}
      <Suspense fallback={null}>
        {renewed ? <RenewService renewed={[renewedService(renewed)]} onEnd={renewing.close} /> : null}
      </Suspense>
    </>
  );
}
