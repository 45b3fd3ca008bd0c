import type { Reference } from '../../../reference/reference.ts';
import { Column } from '../../../reference/specimen.tsx';
import { Button } from '../actions/button.tsx';
import { EmptyState } from '../feedback/feedback.tsx';
import { Status } from './badge.tsx';
import { Card } from './card.tsx';
import { Facts } from './description-list.tsx';
import { orMissing } from './missing.tsx';

export const reference: Reference = {
  name: 'Card and facts',
  use: 'A card holds one subject of a screen under a heading; facts are what there is to know of one thing, one a line or two. Many things of a kind are a table.',
  components: ['Card', 'Facts'],
  states: [
    {
      name: 'With facts',
      Show: () => (
        <Column>
          <Card title="Vehicle" note="KJA-117-YD">
            <Facts
              facts={[
                { name: 'Make and model', value: 'Howo A7 tipper' },
                { name: 'Status', value: <Status tone="warning">In repair</Status> },
                { name: 'Purchase price', value: '₦62,000,000.00' },
                { name: 'Date of purchase', value: orMissing(null) },
                {
                  name: 'Kept at',
                  value: 'Apapa yard, behind the weighbridge, bay 14, next to the fuel dump of the second terminal',
                },
              ]}
            />
          </Card>
        </Column>
      ),
    },
    {
      name: 'With an act, and room inside',
      Show: () => (
        <Column>
          <Card title="Reminders" action={<Button look="ghost">See all</Button>} isPadded>
            <p>Two documents have to be renewed this week.</p>
          </Card>
        </Column>
      ),
    },
    {
      name: 'Empty',
      Show: () => (
        <Column>
          <Card title="Services and repairs">
            <EmptyState icon="task" title="Nothing recorded yet" action={<Button>Record a service</Button>}>
              Services and repairs of this vehicle appear here, the latest first.
            </EmptyState>
          </Card>
        </Column>
      ),
    },
  ],
};
