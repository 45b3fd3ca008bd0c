import { lazy, Suspense, useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { incidentKindLabels } from '../../../../openapi/generated/lists/fleet.incidents.ts';
import { deleteVehicleIncident, listVehicleIncidents } from '../../../services/operations/fleet.incidents.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { PagedRows, usePages } from '../../shared/lists/paged-rows.tsx';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { Card } from '../../ui/content/card.tsx';
import { showDate } from '../../ui/content/date.ts';
import { formatKobo } from '../../ui/content/money.ts';
import { ListRow } from '../../ui/content/row-list.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import type { PanelProps } from '../detail/panel.ts';
import { FileButtons } from '../file-buttons.tsx';
import { personName } from '../vehicle-texts.ts';

const IncidentDialog = lazy(async () => ({ default: (await import('./incident-dialog.tsx')).IncidentDialog }));

type Incident = components['schemas']['VehicleIncident'];

/** The accidents and fines of a vehicle, and whether they are paid. */
export function VehicleIncidents({ vehicle }: PanelProps) {
  const { id: businessId } = useBusiness();
  const [edited, setEdited] = useState<Incident | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Incident | null>(null);
  const incidents = usePages(listVehicleIncidents, { businessId, id: vehicle.id });
  const remove = useRequest({
    send: (options, incidentId: string) => deleteVehicleIncident({ businessId, id: vehicle.id, incidentId }, options),
    onDone: () => notify('good', 'It is deleted', { for: 'fleet' }),
    onFailed: (problem) => notify('bad', problemText(problem)),
    onEnd: () => setDeleted(null),
  });
  return (
    <Card
      title="Accidents and fines"
      action={
        <Button look="primary" onPress={() => setEdited('new')} aria-haspopup="dialog">
          Add accident or fine
        </Button>
      }
    >
      <PagedRows
        label="Accidents and fines"
        subject="The accidents and fines"
        pages={incidents}
        empty={{ title: 'No accidents or fines' }}
      >
        {(incident) => (
          <ListRow key={incident.id} title={titleOf(incident)} note={noteOf(incident)}>
            <Status tone={incident.kind === 'accident' ? 'bad' : 'warning'}>{incidentKindLabels[incident.kind]}</Status>
            {incident.amount === 0 ? null : (
              <Status tone={incident.paid_on === null ? 'warning' : 'good'}>
                {incident.paid_on === null ? 'Not paid' : 'Paid'}
              </Status>
            )}
            <FileButtons files={incident.attachments} />
            <Button
              look="ghost"
              aria-label={`Edit ${incident.description}`}
              aria-haspopup="dialog"
              onPress={() => setEdited(incident)}
            >
              Edit
            </Button>
            <Button
              look="ghost"
              aria-label={`Delete ${incident.description}`}
              aria-haspopup="dialog"
              onPress={() => setDeleted(incident)}
            >
              Delete
            </Button>
          </ListRow>
        )}
      </PagedRows>
      <ConfirmDialog
        title={deleted?.kind === 'fine' ? 'Delete this fine?' : 'Delete this accident?'}
        isOpen={deleted !== null}
        isBusy={remove.isPending}
        onClose={() => setDeleted(null)}
        onConfirm={() => deleted && remove.send(deleted.id)}
      >
        {deleted?.description}
      </ConfirmDialog>
      <Suspense fallback={null}>
        {edited ? (
          <IncidentDialog
            vehicle={vehicle}
            incident={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
          />
        ) : null}
      </Suspense>
    </Card>
  );
}

const titleOf = ({ description, amount }: Incident) =>
  amount === 0 ? description : `${description} · ${formatKobo(amount)}`;

const noteOf = ({ happened_on, place, driver, paid_on }: Incident) =>
  [showDate(happened_on), place, driver ? personName(driver) : '', paid_on ? `paid ${showDate(paid_on)}` : '']
    .filter(Boolean)
    .join(' · ');
