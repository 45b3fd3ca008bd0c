import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { fleetPaths } from '../../paths/fleet.ts';
import { paperRemindersQuery, serviceRemindersQuery } from '../../services/fleet/care.ts';
import { useBusiness } from '../shared/business.ts';
import { QueryView } from '../shared/query-view.tsx';
import { useMainQuery } from '../shared/use-main-query.ts';
import { Button } from '../ui/actions/button.tsx';
import { Link } from '../ui/actions/link.tsx';
import { Status } from '../ui/content/badge.tsx';
import { Card } from '../ui/content/card.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { EmptyState } from '../ui/feedback/feedback.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { Pagination } from '../ui/lists/pagination.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { useModal } from '../ui/overlays/use-modal.ts';
import * as css from './fleet.css.ts';
import { type Renewed, renewedPaper, renewedService } from './renewed.ts';
import { dueIn, shortDate } from './vehicle-texts.ts';

type VehicleCard = components['schemas']['VehicleCard'];
export type RenewalPart = ComponentType<{ renewed: Renewed; onEnd: () => void }>;
/** The flows of both renewals; their code comes when somebody presses Renew. */
export type RenewalParts = { RenewPaper: RenewalPart; RenewService: RenewalPart };

/** As the contract pages them. */
const pageSize = 20;

/** What is due for the vehicles: their services, and the papers that the law asks for. */
export function FleetRemindersPage({ RenewPaper, RenewService }: RenewalParts) {
  return (
    <Page>
      <PageHeader title="Reminders">Services and papers that are overdue or due within 30 days.</PageHeader>
      <div className={css.lists}>
        <ServiceReminders Renew={RenewService} />
        <PaperReminders Renew={RenewPaper} />
      </div>
    </Page>
  );
}

function ServiceReminders({ Renew }: { Renew: RenewalPart }) {
  const { id: businessId } = useBusiness();
  const [page, setPage] = useState(0);
  const reminders = useMainQuery(serviceRemindersQuery(businessId, page + 1));
  const modal = useModal('renew-service');
  const renewed = reminders.data?.results.find(({ id }) => id === modal.of);
  return (
    <Card title="Maintenance Reminders">
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
                onRenew={() => modal.open(each.id)}
              />
            ))}
          </Reminders>
        )}
      </QueryView>
      <Suspense fallback={null}>
        {modal.isOpen && renewed ? <Renew renewed={renewedService(renewed)} onEnd={modal.close} /> : null}
      </Suspense>
    </Card>
  );
}

function PaperReminders({ Renew }: { Renew: RenewalPart }) {
  const { id: businessId } = useBusiness();
  const [page, setPage] = useState(0);
  const reminders = useMainQuery(paperRemindersQuery(businessId, page + 1));
  const modal = useModal('renew-statutory');
  const renewed = reminders.data?.results.find(({ id }) => id === modal.of);
  return (
    <Card title="Statutory Reminders">
      <QueryView query={reminders} subject="The statutory reminders" waiting={<SkeletonList rows={3} />}>
        {({ results, count }) => (
          <Reminders label="Statutory reminders" count={count} page={page} onPage={setPage}>
            {results.map((each) => (
              <ReminderRow
                key={each.id}
                title={each.title === '' ? each.type_display : `${each.title} · ${each.type_display}`}
                vehicle={each.vehicle}
                dueIn={each.due_in ?? 0}
                day={each.issue_date === null ? null : `Issued Date ${shortDate(each.issue_date)}`}
                onRenew={() => modal.open(each.id)}
              />
            ))}
          </Reminders>
        )}
      </QueryView>
      <Suspense fallback={null}>
        {modal.isOpen && renewed ? <Renew renewed={renewedPaper(renewed)} onEnd={modal.close} /> : null}
      </Suspense>
    </Card>
  );
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
  onRenew: () => void;
};

function ReminderRow({ title, vehicle, dueIn: days, day, onRenew }: ReminderRowProps) {
  const name = [vehicle.make, vehicle.model].filter(Boolean).join(' ');
  const facts = [vehicle.plate_no, day].filter(Boolean).join(' · ');
  return (
    <ListRow
      title={title}
      note={
        <>
          <Link href={fleetPaths.vehicle(vehicle.id)}>{name}</Link>
          {facts ? ` · ${facts}` : ''}
        </>
      }
    >
      <Status tone={days < 0 ? 'bad' : 'warning'}>{dueIn(days)}</Status>
      <Button onPress={onRenew} aria-label={`Renew ${title} of ${name}`} aria-haspopup="dialog">
        Renew
      </Button>
    </ListRow>
  );
}
