import { fleetPaths } from '../../../paths/fleet.ts';
import { listMissingChecks } from '../../../services/operations/fleet.checks.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { PagedRows, usePages } from '../../shared/lists/paged-rows.tsx';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/content/card.tsx';
import { showDate } from '../../ui/content/date.ts';
import { ListRow } from '../../ui/content/row-list.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';

/** The vehicles that nobody has checked today. */
export function MissingChecksPage() {
  const { id: businessId } = useBusiness();
  const missing = usePages(listMissingChecks, { businessId });
  return (
    <Page>
      <PageHeader title="Daily checks">Vehicles in use that nobody has checked today.</PageHeader>
      <Card title={missing.query.data ? `${missing.query.data.count} not checked today` : 'Not checked today'}>
        <PagedRows
          label="Not checked today"
          subject="The missing checks"
          pages={missing}
          empty={{ title: 'Every vehicle is checked' }}
        >
          {({ vehicle, assignee, checked_on }) => {
            const name = [vehicle.make, vehicle.model].filter(Boolean).join(' ');
            const facts = [
              vehicle.plate_no,
              assignee,
              checked_on === null ? 'never checked' : `last ${showDate(checked_on)}`,
            ];
            return (
              <ListRow
                key={vehicle.id}
                title={<Link href={fleetPaths.vehicle(vehicle.id, 'checks')}>{name}</Link>}
                note={facts.filter(Boolean).join(' · ')}
              >
                <LinkButton
                  href={fleetPaths.checkVehicle(vehicle.id)}
                  aria-label={`Check ${name} ${vehicle.plate_no}`.trim()}
                >
                  Check
                </LinkButton>
              </ListRow>
            );
          }}
        </PagedRows>
      </Card>
    </Page>
  );
}
