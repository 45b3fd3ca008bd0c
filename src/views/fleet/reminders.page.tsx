import { type ComponentProps, type ComponentType, type ReactNode, Suspense, useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { fleetPaths } from '../../paths/fleet.ts';
import { listVehicleServiceReminders } from '../../services/operations/fleet.care.ts';
import { listVehiclePaperReminders } from '../../services/operations/fleet.papers.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { DaysLeft } from '../shared/due/days-left.tsx';
import { SomeDue } from '../shared/due/some-due.tsx';
import { QueryView } from '../shared/queries/query-view.tsx';
import { useMainQuery } from '../shared/queries/use-main-query.ts';
import { Button } from '../ui/actions/button.tsx';
import { Link } from '../ui/actions/link.tsx';
import { Card } from '../ui/content/card.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { EmptyState } from '../ui/feedback/feedback.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import * as check from '../ui/foundations/row-check.css.ts';
import { Pagination } from '../ui/lists/pagination.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { useModal } from '../ui/overlays/use-modal.ts';
import * as css from './fleet.css.ts';
import { paperName } from './papers/paper-columns.tsx';
import { type Renewed, renewedPaper, renewedService } from './renewed.ts';
import { shortDate } from './vehicle-texts.ts';

type VehicleCard = components['schemas']['VehicleCard'];
export type RenewalPart = ComponentType<{ renewed: readonly Renewed[]; onEnd: () => void }>;
/** The flows of both renewals; their code comes when somebody presses Renew. */
export type RenewalParts = { RenewPaper: RenewalPart; RenewService: RenewalPart };

/** What is dealt with elsewhere: each stands here while there is something of it. */
const others = [
  ['plan', 'Planned maintenance'],
  ['licence', "Drivers' licences"],
  ['missing_paper', 'Missing papers'],
  ['document', 'Other documents'],
] as const;

/** As the contract pages them. */
const pageSize = 20;

/** What is due for the vehicles: their services, and the papers that the law asks for. */
export function FleetRemindersPage({ RenewPaper, RenewService }: RenewalParts) {
  return (
    <Page>
      <PageHeader title="Reminders">What is overdue, due within 30 days, or missing.</PageHeader>
      <div className={css.lists}>
        <ServiceReminders Renew={RenewService} />
        <PaperReminders Renew={RenewPaper} />
        {others.map(([kind, title]) => (
          <SomeDue key={kind} title={title} of={{ module: 'fleet', kind }} />
        ))}
      </div>
    </Page>
  );
}

function ServiceReminders({ Renew }: { Renew: RenewalPart }) {
  const { id: businessId } = useBusiness();
  const [page, setPage] = useState(0);
  const reminders = useMainQuery(queryOf(listVehicleServiceReminders, { businessId, page: page + 1 }));
  const renewal = useRenewal('renew-service', reminders.data?.results ?? []);
  return (
    <Card title="Maintenance Reminders" action={renewal.button}>
      <QueryView query={reminders} subject="The maintenance reminders" waiting={<SkeletonList rows={3} />}>
        {({ results, count }) => (
          <Reminders label="Maintenance reminders" count={count} page={page} onPage={setPage}>
            {results.map((each) => (
              <ReminderRow
                key={each.id}
                title={each.description}
                vehicle={each.vehicle}
                dueIn={each.due_in ?? 0}
                day={`Registered ${shortDate(each.service_date)}`}
                {...renewal.ofRow(each)}
              />
            ))}
          </Reminders>
        )}
      </QueryView>
      <Suspense fallback={null}>
        {renewal.renewed.length > 0 ? (
          <Renew renewed={renewal.renewed.map(renewedService)} onEnd={renewal.end} />
        ) : null}
      </Suspense>
    </Card>
  );
}

function PaperReminders({ Renew }: { Renew: RenewalPart }) {
  const { id: businessId } = useBusiness();
  const [page, setPage] = useState(0);
  const reminders = useMainQuery(queryOf(listVehiclePaperReminders, { businessId, page: page + 1 }));
  const renewal = useRenewal('renew-statutory', reminders.data?.results ?? []);
  return (
    <Card title="Statutory Reminders" action={renewal.button}>
      <QueryView query={reminders} subject="The statutory reminders" waiting={<SkeletonList rows={3} />}>
        {({ results, count }) => (
          <Reminders label="Statutory reminders" count={count} page={page} onPage={setPage}>
            {results.map((each) => (
              <ReminderRow
                key={each.id}
                title={paperName(each)}
                vehicle={each.vehicle}
                dueIn={each.due_in ?? 0}
                day={each.issue_date === null ? null : `Issued Date ${shortDate(each.issue_date)}`}
                {...renewal.ofRow(each)}
              />
            ))}
          </Reminders>
        )}
      </QueryView>
      <Suspense fallback={null}>
        {renewal.renewed.length > 0 ? <Renew renewed={renewal.renewed.map(renewedPaper)} onEnd={renewal.end} /> : null}
      </Suspense>
    </Card>
  );
}

/** Renewing one of a list, or several that were chosen. */
function useRenewal<Row extends { id: string }>(name: string, rows: readonly Row[]) {
  const modal = useModal(name);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const together = rows.filter(({ id }) => chosen.has(id));
  const ids = modal.of?.split(',') ?? [];
  const listed = modal.isOpen ? rows.filter(({ id }) => ids.includes(id)) : [];
  // The list loses what is renewed, also when the answer was lost on its way: the dialog stays until it has said so.
  const [opened, setOpened] = useState<readonly Row[]>([]);
  if (modal.isOpen ? listed.length > opened.length : opened.length > 0) setOpened(listed);
  return {
    /** What the dialog that is open renews. */
    renewed: opened,
    button:
      together.length > 1 ? (
        <Button
          look="primary"
          onPress={() => modal.open(together.map(({ id }) => id).join())}
          aria-haspopup="dialog"
        >{`Renew ${together.length} together`}</Button>
      ) : null,
    ofRow: ({ id }: Row) => ({
      // One alone is not chosen but renewed.
      choice:
        rows.length === 1
          ? null
          : {
              checked: chosen.has(id),
              onChange: ({ target }: { target: { checked: boolean } }) =>
                setChosen(new Set(target.checked ? [...chosen, id] : [...chosen].filter((each) => each !== id))),
            },
      onRenew: () => modal.open(id),
    }),
    end: () => {
      setChosen(new Set());
      modal.close();
    },
  };
}

type RemindersProps = {
  label: string;
  count: number;
  page: number;
  onPage: (page: number) => void;
  children: ReactNode;
};

function Reminders({ label, count, page, onPage, children }: RemindersProps) {
  if (count === 0)
    return (
      <EmptyState icon="check" title="Oops! You have no active reminder">
        You have no active reminder
      </EmptyState>
    );
  return (
    <>
      <RowList label={label}>{children}</RowList>
      <Pagination label={label} page={page} pageSize={pageSize} count={count} onPage={onPage} isFetching={false} />
    </>
  );
}

type ReminderRowProps = {
  title: string;
  vehicle: VehicleCard;
  /** Days. */
  dueIn: number;
  day: string | null;
  choice: Pick<ComponentProps<'input'>, 'checked' | 'onChange'> | null;
  onRenew: () => void;
};

function ReminderRow({ title, vehicle, dueIn: days, day, choice, onRenew }: ReminderRowProps) {
  const name = [vehicle.make, vehicle.model].filter(Boolean).join(' ');
  const facts = [vehicle.plate_no, day].filter(Boolean).join(' · ');
  return (
    <ListRow
      media={
        choice && (
          <label className={check.check}>
            <input type="checkbox" className={check.box} aria-label={`Choose ${title} of ${name}`} {...choice} />
          </label>
        )
      }
      title={title}
      note={
        <>
          <Link href={fleetPaths.vehicle(vehicle.id)}>{name}</Link>
          {facts ? ` · ${facts}` : ''}
        </>
      }
    >
      <DaysLeft days={days} />
      <Button onPress={onRenew} aria-label={`Renew ${title} of ${name}`} aria-haspopup="dialog">
        Renew
      </Button>
    </ListRow>
  );
}
