import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { firstSettings } from '../../../rules/rota/settings.ts';
import { hoursText } from '../../../rules/rota/times.ts';
import { shiftText } from '../../../rules/rota/words.ts';
import { rotaPaths } from '../../paths/rota.ts';
import { listEmployeeShifts } from '../../services/operations/rota.people.ts';
import { getShiftConfig } from '../../services/operations/rota.shifts.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { PagedRows, usePages } from '../shared/lists/paged-rows.tsx';
import { Link } from '../ui/actions/link.tsx';
import { Status } from '../ui/content/badge.tsx';
import { Card } from '../ui/content/card.tsx';
import { Stack } from '../ui/content/layout.tsx';
import { ListRow } from '../ui/content/row-list.tsx';
import { ShiftLink } from './shift-link.tsx';

type EmployeeShiftsProps = { employee: Pick<components['schemas']['EmployeeRecord'], 'id' | 'first_name'> };

/** What somebody is to work, and for who plans the link with which they see it. */
export function EmployeeShifts({ employee }: EmployeeShiftsProps) {
  const { may } = useBusiness();
  return (
    <Stack>
      <ComingShifts employee={employee} />
      {may('plan_rota') ? (
        <Card title="Link without signing in" isPadded>
          <ShiftLink employee={employee} />
        </Card>
      ) : null}
    </Stack>
  );
}

/** What somebody is to work from today on; each shift opens its week. */
function ComingShifts({ employee: { id, first_name: name } }: EmployeeShiftsProps) {
  const { id: businessId, may } = useBusiness();
  const pages = usePages(listEmployeeShifts, { businessId, id, page_size: 10 });
  const config = useQuery(queryOf(getShiftConfig, { businessId }));
  const format = (config.data ?? firstSettings).time_format;
  return (
    <Card title="Shifts" action={<Link href={rotaPaths.shiftRota()}>Open rota</Link>}>
      <PagedRows
        label="Shifts"
        subject="The shifts"
        pages={pages}
        empty={{
          icon: 'clock',
          title: `${name} has no coming shifts`,
          hint: may('access_rota') ? undefined : 'A shift is shown here when its week is published.',
        }}
      >
        {(shift) => (
          <ListRow
            key={shift.id}
            title={
              <Link href={rotaPaths.shiftRota({ year: String(shift.year), week: String(shift.week_number) })}>
                {shiftText(shift, format, undefined)}
              </Link>
            }
            note={[shift.role, shift.location, `${hoursText(shift.minutes)} of work`].filter(Boolean).join(' · ')}
          >
            {shift.state === 'published' ? null : (
              <Status tone="warning">{shift.state === 'planned' ? 'Not published' : 'Changed since published'}</Status>
            )}
          </ListRow>
        )}
      </PagedRows>
    </Card>
  );
}
