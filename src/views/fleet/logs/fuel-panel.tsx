import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { fuelDoubtLabels, fuelLabels } from '../../../../openapi/generated/lists/fleet.fuel.ts';
import { fleetPaths } from '../../../paths/fleet.ts';
import { deleteFuelEntry, getFuelSummary, listFuelEntries } from '../../../services/operations/fleet.fuel.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { PagedRows, usePages } from '../../shared/lists/paged-rows.tsx';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { Card } from '../../ui/content/card.tsx';
import { showDate } from '../../ui/content/date.ts';
import { formatKobo, shortNaira } from '../../ui/content/money.ts';
import { ListRow } from '../../ui/content/row-list.tsx';
import { Stat, Stats } from '../../ui/content/stat.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import type { PanelProps } from '../detail/panel.ts';
import { FileButtons } from '../file-buttons.tsx';
import { personName } from '../vehicle-texts.ts';
import * as css from './logs.css.ts';

const TankDialog = lazy(async () => ({ default: (await import('./tank-dialog.tsx')).TankDialog }));

type Entry = components['schemas']['FuelEntry'];
const number = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 2 });

/** What a vehicle was filled with, what it burns, and the fills that do not fit. */
export function VehicleFuel({ vehicle }: PanelProps) {
  const { id: businessId } = useBusiness();
  const [isTankOpen, setTankOpen] = useState(false);
  const [deleted, setDeleted] = useState<Entry | null>(null);
  const about = { businessId, id: vehicle.id };
  const entries = usePages(listFuelEntries, about);
  const { data: summary } = useQuery(queryOf(getFuelSummary, about));
  const remove = useRequest({
    send: (options, entryId: string) => deleteFuelEntry({ ...about, entryId }, options),
    onDone: () => notify('good', 'The fuel entry is deleted', { for: 'fleet' }),
    onFailed: (problem) => notify('bad', problemText(problem)),
    onEnd: () => setDeleted(null),
  });
  return (
    <div className={css.panel}>
      {summary ? (
        <Stats>
          <Stat
            label="Consumption"
            value={summary.consumption === null ? '–' : `${number.format(summary.consumption)} L`}
            note={summary.consumption === null ? 'Known after two full tanks' : 'per 100 km, last 12 months'}
          />
          <Stat label="Fuel" value={`${number.format(Math.round(summary.litres))} L`} note="in the last 12 months" />
          <Stat
            label="Spent"
            value={shortNaira(summary.total / 100)}
            note={`${formatKobo(summary.total)}, last 12 months`}
          />
          <Stat
            label="Tank"
            value={`${summary.tank_litres} L`}
            note={
              <>
                {summary.is_usual_tank ? 'usual for its kind ' : ''}
                <Button
                  look="ghost"
                  onPress={() => setTankOpen(true)}
                  aria-haspopup="dialog"
                  aria-label="Change the tank"
                >
                  Change
                </Button>
              </>
            }
          />
        </Stats>
      ) : null}
      <Card
        title="Fuel"
        action={
          <LinkButton href={fleetPaths.addFuel(vehicle.id)} look="primary">
            Add fuel
          </LinkButton>
        }
      >
        <PagedRows
          label="Fuel"
          subject="The fuel"
          pages={entries}
          empty={{ title: 'No fuel yet', hint: 'Drivers add it on their phone at the pump.' }}
        >
          {(entry) => (
            <ListRow key={entry.id} title={titleOf(entry)} note={noteOf(entry)}>
              {entry.doubts.map((doubt) => (
                <Status key={doubt} tone="warning">
                  {fuelDoubtLabels[doubt]}
                </Status>
              ))}
              <FileButtons files={entry.attachments} />
              <Button
                look="ghost"
                aria-label={`Delete the fuel of ${showDate(entry.filled_on)}`}
                aria-haspopup="dialog"
                onPress={() => setDeleted(entry)}
              >
                Delete
              </Button>
            </ListRow>
          )}
        </PagedRows>
      </Card>
      <ConfirmDialog
        title="Delete this fuel entry?"
        isOpen={deleted !== null}
        isBusy={remove.isPending}
        onClose={() => setDeleted(null)}
        onConfirm={() => deleted && remove.send(deleted.id)}
      >
        Its odometer reading is deleted too.
      </ConfirmDialog>
      <Suspense fallback={null}>
        {isTankOpen && summary ? (
          <TankDialog vehicle={vehicle} litres={summary.tank_litres} onClose={() => setTankOpen(false)} />
        ) : null}
      </Suspense>
    </div>
  );
}

const titleOf = ({ litres, fuel, total }: Entry) =>
  `${number.format(litres)} L ${fuelLabels[fuel].toLowerCase()} · ${formatKobo(total)}`;

const noteOf = (entry: Entry) =>
  [
    showDate(entry.filled_on),
    entry.mileage === null ? '' : `${number.format(entry.mileage)} km`,
    entry.consumption === null ? '' : `${number.format(entry.consumption)} L for 100 km`,
    `${formatKobo(entry.price_per_litre)} a litre`,
    entry.is_full ? '' : 'not full',
    entry.station,
    entry.driver ? personName(entry.driver) : entry.recorded_by,
  ]
    .filter(Boolean)
    .join(' · ');
