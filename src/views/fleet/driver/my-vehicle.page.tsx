import { lazy, Suspense, useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { dueKindLabels } from '../../../../openapi/generated/lists/due.ts';
import { paperSheetStateLabels } from '../../../../openapi/generated/lists/fleet.sheet.ts';
import { fleetPaths } from '../../../paths/fleet.ts';
import { downloadVehiclePaperFile, getDriversSheet } from '../../../services/operations/fleet.driver.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { DaysLeft } from '../../shared/due/days-left.tsx';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { useMainQuery } from '../../shared/queries/use-main-query.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { Card } from '../../ui/content/card.tsx';
import { showDate } from '../../ui/content/date.ts';
import { Facts } from '../../ui/content/description-list.tsx';
import { Actions } from '../../ui/content/layout.tsx';
import { orMissing } from '../../ui/content/missing.tsx';
import { ListRow, RowActs, RowList } from '../../ui/content/row-list.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { FileButtons } from '../file-buttons.tsx';
import { IssuesCard } from '../issues-card.tsx';
import * as css from '../logs/logs.css.ts';
import { sheetTones } from '../papers/paper-sheet.tsx';
import { StopNotice } from '../stops/stop-notice.tsx';
import { nameOf, statusToneOf } from '../vehicle-texts.ts';

const ReportProblem = lazy(async () => ({ default: (await import('./report-problem.tsx')).ReportProblem }));
const IncidentDialog = lazy(async () => ({ default: (await import('../logs/incident-dialog.tsx')).IncidentDialog }));

type Sheet = components['schemas']['DriversSheet'];

/** The sheet of a vehicle for whoever has it, and what they do with it. */
export function MyVehiclePage({ params: { id = '' } }: { params: Readonly<Record<string, string>> }) {
  const { id: businessId } = useBusiness();
  const found = useMainQuery(queryOf(getDriversSheet, { businessId, id }));
  const vehicle = found.data?.vehicle;
  const name = vehicle?.plate_no || vehicle?.number || 'Vehicle';
  return (
    <Page>
      <Breadcrumb parents={[{ label: 'My vehicles', href: fleetPaths.myVehicles() }]} here={name} />
      <PageHeader title={name}>{vehicle ? nameOf(vehicle) : null}</PageHeader>
      <QueryView query={found} subject="The vehicle" waiting={<SkeletonList rows={6} />}>
        {(sheet) => <SheetOf sheet={sheet} />}
      </QueryView>
    </Page>
  );
}

function SheetOf({ sheet: { vehicle, papers, dues } }: { sheet: Sheet }) {
  const { id: businessId } = useBusiness();
  const [opened, setOpened] = useState<'problem' | 'accident' | null>(null);
  const close = () => setOpened(null);
  return (
    <div className={css.column}>
      {vehicle.stop ? (
        <StopNotice stop={vehicle.stop}>Leave it where it is until those who look after the fleet decide.</StopNotice>
      ) : null}
      <Actions>
        <LinkButton look="primary" href={fleetPaths.checkMyVehicle(vehicle.id)}>
          Check
        </LinkButton>
        <LinkButton href={fleetPaths.fuelMyVehicle(vehicle.id)}>Add fuel</LinkButton>
        <Button aria-haspopup="dialog" onPress={() => setOpened('problem')}>
          Report a problem
        </Button>
        <Button look="ghost" aria-haspopup="dialog" onPress={() => setOpened('accident')}>
          Accident or fine
        </Button>
      </Actions>
      <Card title="Details">
        <Facts facts={factsOf(vehicle)} />
      </Card>
      <Card title="Papers">
        {papers.length === 0 ? (
          <EmptyState icon="check" title="No papers are asked of this vehicle" />
        ) : (
          <RowList label="Papers">
            {papers.map(({ type, name, state, due_date, files }) => (
              <ListRow key={type} title={name} note={due_date ? `Expires ${showDate(due_date)}` : null}>
                <RowActs>
                  <Status tone={sheetTones[state]}>{paperSheetStateLabels[state]}</Status>
                  <FileButtons
                    files={files}
                    open={({ id }, options) =>
                      downloadVehiclePaperFile({ businessId, id: vehicle.id, fileId: id }, options)
                    }
                  />
                </RowActs>
              </ListRow>
            ))}
          </RowList>
        )}
      </Card>
      {dues.length === 0 ? null : (
        <Card title="What is due">
          <RowList label="What is due">
            {dues.map(({ id, kind, title, due_date, days_left }) => (
              <ListRow key={id} title={title} note={`${dueKindLabels[kind]}, ${showDate(due_date)}`}>
                <DaysLeft days={days_left} />
              </ListRow>
            ))}
          </RowList>
        </Card>
      )}
      <IssuesCard vehicleId={vehicle.id} />
      <Suspense fallback={null}>
        {opened === 'problem' ? <ReportProblem vehicleId={vehicle.id} onClose={close} /> : null}
        {opened === 'accident' ? <IncidentDialog vehicle={vehicle} incident={null} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}

const grouped = new Intl.NumberFormat('en-NG');

const factsOf = ({ status, status_display, type_display, color, start_mileage: km, ...vehicle }: Sheet['vehicle']) => [
  { name: 'Status', value: <Status tone={statusToneOf({ status, status_display })}>{status_display}</Status> },
  { name: 'Type', value: type_display },
  { name: 'Colour', value: orMissing(color) },
  { name: 'Mileage', value: orMissing(km === null ? null : `${grouped.format(km)} km`) },
  { name: 'Yours since', value: orMissing(vehicle.date_assigned && showDate(vehicle.date_assigned)) },
  { name: 'Last check', value: orMissing(vehicle.checked_on && showDate(vehicle.checked_on)) },
];
