import type { Onboarding } from '../../../machines/hr/employee-onboarding/machine.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { Card } from '../../ui/content/card.tsx';
import { formatDate } from '../../ui/content/date.ts';
import { Facts } from '../../ui/content/description-list.tsx';
import { orMissing } from '../../ui/content/missing.tsx';

/** What HR gave at the start. */
export function ReachCard({ found }: { found: Onboarding }) {
  const { timeZone } = useBusiness();
  return (
    <Card title="Reach them">
      <Facts
        facts={[
          { name: 'Email', value: orMissing(found.email) },
          { name: 'Phone number', value: orMissing(found.phone_number) },
          { name: 'Started', value: formatDate(found.created_at, timeZone) },
          {
            name: 'Link opened',
            value: found.opened_at === null ? 'Not yet' : formatDate(found.opened_at, timeZone),
          },
        ]}
      />
    </Card>
  );
}
