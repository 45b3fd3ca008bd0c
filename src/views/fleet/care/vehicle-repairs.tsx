import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../../openapi/generated/contract.ts';
import { correctedRepair, emptyCare, fieldsOfRepair, newRepair } from '../../../domain/fleet/care-form.ts';
import { correctVehicleRepair, createVehicleRepair } from '../../../services/fleet/entries.ts';
import { listVehicleRepairs } from '../../../services/operations/fleet.care.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { Button } from '../../ui/actions/button.tsx';
import { showDate } from '../../ui/content/date.ts';
import { formatMoney } from '../../ui/content/money.ts';
import type { Column } from '../../ui/lists/table-column.ts';
import { useTableState } from '../../ui/lists/use-table-state.ts';
import { useModal } from '../../ui/overlays/use-modal.ts';
import type { PanelProps } from '../detail/panel.ts';
import { CareDialog } from './care-dialog.tsx';
import { CareTable } from './care-table.tsx';
import { filesText, PanelHead } from './panel-head.tsx';

type Repair = components['schemas']['VehicleRepair'];

const columns: Column<Repair>[] = [
  {
    id: 'description',
    title: 'Repair',
    render: ({ description }) => description,
    note: ({ attachments }) => filesText(attachments),
  },
  { id: 'repair_date', title: 'Repair date', render: ({ repair_date }) => showDate(repair_date) },
  { id: 'vendor', title: 'Repaired by', render: ({ vendor }) => vendor || null },
  {
    id: 'mileage',
    title: 'Mileage',
    isNumber: true,
    card: 'none',
    render: ({ mileage }) => (mileage === null ? null : `${mileage.toLocaleString('en-NG')} km`),
  },
  { id: 'cost', title: 'Cost', isNumber: true, card: 'figure', render: ({ cost }) => formatMoney(cost, 'NGN') },
];
const nameOf = ({ description }: Repair) => description;

/** The repairs of a vehicle: added, corrected and deleted. */
export function VehicleRepairs({ vehicle }: PanelProps) {
  const { id: businessId } = useBusiness();
  const table = useTableState({ pageSizes: [20] });
  const repairs = useQuery(queryOf(listVehicleRepairs, { businessId, id: vehicle.id, ...table.request }));
  const [adding, editing] = [useModal('add-repair'), useModal('edit-repair')];
  const shown = (id: string | null) => repairs.data?.results.find((each) => each.id === id);
  const edited = shown(editing.of);
  const add = (
    <Button look="primary" onPress={() => adding.open()} aria-haspopup="dialog">
      Add repair
    </Button>
  );
  return (
    <>
      <PanelHead action={add}>What was repaired, by whom, and for how much.</PanelHead>
      <CareTable
        label="Repairs"
        place="repairs"
        vehicle={vehicle.id}
        query={repairs}
        table={table}
        columns={columns}
        nameOf={nameOf}
        searchLabel="Search repairs"
        many="repairs"
        emptyHint="Repairs that you add appear here."
        emptyAction={add}
        actsOf={({ id }) => [{ id: 'edit', label: 'Edit', onAct: () => editing.open(id) }]}
      />
      {adding.isOpen ? (
        <CareDialog
          kind="repair"
          title="Add repair"
          submit="Add repair"
          known={emptyCare}
          hasFiles
          send={(fields, attachments, options) =>
            createVehicleRepair(
              { businessId, vehicle: vehicle.id, idempotencyKey: options.idempotencyKey },
              newRepair(fields, attachments),
              options,
            )
          }
          said="Repair has been added successfully"
          onClose={adding.close}
        />
      ) : null}
      {edited ? (
        <CareDialog
          key={edited.id}
          kind="repair"
          title="Edit repair"
          submit="Save changes"
          known={fieldsOfRepair(edited)}
          hasFiles={false}
          send={(fields, _attachments, options) =>
            correctVehicleRepair(
              { businessId, vehicle: vehicle.id, id: edited.id, seen: edited },
              correctedRepair(fields),
              options,
            )
          }
          said="Repair has been updated successfully"
          onClose={editing.close}
        />
      ) : null}
    </>
  );
}
