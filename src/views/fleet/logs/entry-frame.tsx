import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import type { Problem } from '../../../domain/shared/problem.ts';
import type { DailyCheckRef } from '../../../machines/fleet/daily-check/machine.ts';
import type { FuelEntryRef } from '../../../machines/fleet/fuel-entry/machine.ts';
import { fleetPaths } from '../../../paths/fleet.ts';
import { getDriversSheet } from '../../../services/operations/fleet.driver.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { hasGeneralProblem } from '../../shared/entry/entry-problem.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { problemText } from '../../shared/requests/problem-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Actions, Note } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { nameOf } from '../vehicle-texts.ts';
import * as css from './logs.css.ts';

export type DriversSheet = components['schemas']['DriversSheet'];
type EntryPageProps = {
  title: string;
  vehicleId: string;
  /** The tab of the vehicle in the fleet that has such entries; null for a driver, who came from their own page of it. */
  tab: string | null;
  children: (sheet: DriversSheet) => ReactNode;
};

/** The page of an entry about one vehicle. */
export function EntryPage({ title, vehicleId, tab, children }: EntryPageProps) {
  const { id: businessId } = useBusiness();
  const found = useQuery(queryOf(getDriversSheet, { businessId, id: vehicleId }));
  const vehicle = found.data?.vehicle;
  const name = vehicle?.plate_no || vehicle?.number || 'Vehicle';
  return (
    <Page>
      <Breadcrumb
        parents={
          tab === null
            ? [
                { label: 'My vehicles', href: fleetPaths.myVehicles() },
                { label: name, href: fleetPaths.myVehicle(vehicleId) },
              ]
            : [
                { label: 'Vehicles', href: fleetPaths.home() },
                { label: name, href: fleetPaths.vehicle(vehicleId, tab) },
              ]
        }
        here={title}
      />
      <PageHeader title={title}>
        {vehicle ? [nameOf(vehicle), vehicle.plate_no].filter(Boolean).join(' · ') : null}
      </PageHeader>
      <QueryView query={found} subject="The vehicle" waiting={<SkeletonList rows={5} />}>
        {children}
      </QueryView>
    </Page>
  );
}

type EntryFormProps = {
  flow: 'fuelEntry' | 'dailyCheck';
  label: string;
  submit: string;
  entry: FuelEntryRef | DailyCheckRef;
  state: string;
  problem: Problem | null;
  errors: Record<string, string[]>;
  /** Why it cannot be sent yet. */
  waitsFor: string | null;
  onSubmit: () => void;
  children: ReactNode;
};

/** The form of an entry; over a cut line it says that nothing is lost. */
export function EntryForm(props: EntryFormProps) {
  const { flow, label, submit, entry, state, problem, errors, waitsFor, onSubmit, children } = props;
  const leave = () => entry.send({ type: 'form.leave' });
  const isBusy = state === 'recording';
  if (state === 'cut')
    return (
      <div className={css.column} data-flow={flow} data-state={state}>
        <Notice tone="warning">
          There is no connection. Everything is kept on this device, and it is sent when the connection is back.
        </Notice>
        <Actions>
          <Button look="primary" onPress={() => entry.send({ type: 'entry.retry' })}>
            Send now
          </Button>
          <Button onPress={() => entry.send({ type: 'entry.change' })}>Change it</Button>
          <Button look="ghost" onPress={leave}>
            Cancel
          </Button>
        </Actions>
      </div>
    );
  return (
    <div className={css.column} data-flow={flow} data-state={state}>
      <Form aria-label={label} errors={errors} onSubmit={onSubmit}>
        {problem && hasGeneralProblem(problem) ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
        <div className={css.column}>{children}</div>
        <Actions>
          <Button type="submit" look="primary" isBusy={isBusy} isDisabled={waitsFor !== null}>
            {submit}
          </Button>
          <Button look="ghost" isDisabled={isBusy} onPress={leave}>
            Cancel
          </Button>
          {waitsFor ? <Note>{waitsFor}</Note> : null}
        </Actions>
      </Form>
    </div>
  );
}
