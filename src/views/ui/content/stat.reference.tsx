import type { Reference } from '../../../reference/reference.ts';
import { Stat, Stats } from './stat.tsx';
import { SkeletonStats } from './stat-skeleton.tsx';

export const reference: Reference = {
  name: 'Stat',
  use: 'A figure at the top of a dashboard, four at most in a row. How it moves over time is a chart; what it is made of is a table.',
  components: ['Stats', 'Stat', 'SkeletonStats'],
  states: [
    {
      name: 'Four of them',
      Show: () => (
        <Stats>
          <Stat
            label="Total assets"
            value="1,284"
            delta={{ by: '4.2 %', direction: 'up', meaning: 'better' }}
            note="since October"
          />
          <Stat label="Book value" value="₦412.6m" note="₦598.1m at cost" />
          <Stat label="Due in 30 days" value="17" note="₦1,840,000 to renew" tone="warning" />
          <Stat label="Overdue" value="2" note="1 document, 1 service" tone="bad" />
        </Stats>
      ),
    },
    {
      name: 'What a change means',
      Show: () => (
        <Stats>
          <Stat label="Breakdowns" value="9" delta={{ by: '3', direction: 'up', meaning: 'worse' }} note="on April" />
          <Stat label="Leavers" value="1" delta={{ by: '2', direction: 'down', meaning: 'better' }} note="on April" />
          <Stat label="People" value="148" delta={{ by: '1', direction: 'up', meaning: 'neither' }} note="on April" />
        </Stats>
      ),
    },
    {
      name: 'Very long',
      Show: () => (
        <Stats>
          <Stat label="Payroll of the year to date, all subsidiaries" value="₦1,284,903,377.50" />
        </Stats>
      ),
    },
    { name: 'Loading', Show: () => <SkeletonStats /> },
  ],
};
