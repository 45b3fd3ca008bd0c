import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { documentStateLabels } from '../../../openapi/generated/lists/assets.papers.ts';
import { vehiclePapersQuery, vehicleRepairsQuery, vehicleServicesQuery } from '../../services/fleet/care.ts';
import { useBusiness } from '../shared/business.ts';
import { QueryView } from '../shared/query-view.tsx';
import { Button } from '../ui/actions/button.tsx';
import { Status } from '../ui/content/badge.tsx';
import { Card } from '../ui/content/card.tsx';
import { showDate } from '../ui/content/date.ts';
import { formatMoney } from '../ui/content/money.ts';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { EmptyState } from '../ui/feedback/feedback.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { Pagination } from '../ui/lists/pagination.tsx';
import { useModal } from '../ui/overlays/use-modal.ts';
import type { PanelProps } from './detail/panel.ts';
import { FileButtons } from './file-buttons.tsx';
import { renewedPaper, renewedService } from './renewed.ts';
import { dueIn } from './vehicle-texts.ts';

const stateTones = { valid: 'good', due: 'warning', expired: 'bad' } as const;
const costOf = (cost: number) => formatMoney(cost, 'NGN');
type Paged = { page: number; onPage: (page: number) => void };
type RowsProps = { label: string; count: number; empty: string; paged: Paged; children: ReactNode };

/** As the contract pages them. */
const pageSize = 20;

function usePaged(): Paged {
  const [page, onPage] = useState(0);
  return { page, onPage };
}

function Rows({ label, count, empty, paged, children }: RowsProps) {
  if (count === 0) return <EmptyState icon="document" title={empty} />;
  return (
    <>
      <RowList label={label}>{children}</RowList>
      {count > pageSize ? (
        <Pagination label={label} {...paged} pageSize={pageSize} count={count} isFetching={false} />
      ) : null}
    </>
  );
}

export function VehiclePapers({ vehicle, parts: { RenewPaper } }: PanelProps) {
  const { id: businessId } = useBusiness();
  const paged = usePaged();
  const papers = useQuery(vehiclePapersQuery({ businessId, id: vehicle.id, page: paged.page + 1 }));
  const modal = useModal('renew-statutory');
  const renewed = papers.data?.results.find(({ id }) => id === modal.of);
  return (
    <Card title="Statutory documents">
      <QueryView query={papers} subject="The documents" waiting={<SkeletonList rows={2} />}>
        {({ results, count }) => (
          <Rows label="Statutory documents" count={count} paged={paged} empty="No documents yet">
            {results.map(({ id, title, type_display, due_date, state, attachments }) => (
              <ListRow
                key={id}
                title={title === '' ? type_display : `${title} · ${type_display}`}
                note={due_date === null ? 'No expiry date' : `Expires ${showDate(due_date)}`}
              >
                <FileButtons files={attachments} />
                {due_date === null ? null : <Status tone={stateTones[state]}>{documentStateLabels[state]}</Status>}
                <Button
                  onPress={() => modal.open(id)}
                  aria-label={`Renew ${title || type_display}`}
                  aria-haspopup="dialog"
                >
                  Renew
                </Button>
              </ListRow>
            ))}
          </Rows>
        )}
      </QueryView>
      <Suspense fallback={null}>
        {modal.isOpen && renewed ? <RenewPaper renewed={renewedPaper(renewed)} onEnd={modal.close} /> : null}
      </Suspense>
    </Card>
  );
}

export function VehicleServices({ vehicle, parts: { RenewService } }: PanelProps) {
  const { id: businessId } = useBusiness();
  const paged = usePaged();
  const services = useQuery(vehicleServicesQuery({ businessId, id: vehicle.id, page: paged.page + 1 }));
  const modal = useModal('renew-service');
  const renewed = services.data?.results.find(({ id }) => id === modal.of);
  return (
    <Card title="Services">
      <QueryView query={services} subject="The services" waiting={<SkeletonList rows={2} />}>
        {({ results, count }) => (
          <Rows label="Services" count={count} paged={paged} empty="No services yet">
            {results.map(({ id, description, service_date, cost, due_in, attachments }) => (
              <ListRow key={id} title={description} note={`${showDate(service_date)} · ${costOf(cost)}`}>
                <FileButtons files={attachments} />
                {due_in === null ? null : (
                  <>
                    <Status tone={due_in < 0 ? 'bad' : due_in <= 30 ? 'warning' : 'neutral'}>{dueIn(due_in)}</Status>
                    <Button onPress={() => modal.open(id)} aria-label={`Renew ${description}`} aria-haspopup="dialog">
                      Renew
                    </Button>
                  </>
                )}
              </ListRow>
            ))}
          </Rows>
        )}
      </QueryView>
      <Suspense fallback={null}>
        {modal.isOpen && renewed ? <RenewService renewed={renewedService(renewed)} onEnd={modal.close} /> : null}
      </Suspense>
    </Card>
  );
}

export function VehicleRepairs({ vehicle }: PanelProps) {
  const { id: businessId } = useBusiness();
  const paged = usePaged();
  const repairs = useQuery(vehicleRepairsQuery({ businessId, id: vehicle.id, page: paged.page + 1 }));
  return (
    <Card title="Repairs">
      <QueryView query={repairs} subject="The repairs" waiting={<SkeletonList rows={2} />}>
        {({ results, count }) => (
          <Rows label="Repairs" count={count} paged={paged} empty="No repairs yet">
            {results.map(({ id, description, repair_date, cost, vendor, attachments }) => (
              <ListRow
                key={id}
                title={description}
                note={[showDate(repair_date), costOf(cost), vendor].filter(Boolean).join(' · ')}
              >
                <FileButtons files={attachments} />
              </ListRow>
            ))}
          </Rows>
        )}
      </QueryView>
    </Card>
  );
}
