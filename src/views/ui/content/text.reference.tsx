import type { Reference } from '../../../reference/reference.ts';
import { Column } from '../../../reference/specimen.tsx';
import { Facts } from './description-list.tsx';
import { Missing, orMissing } from './missing.tsx';
import { TimeLabel } from './time-label.tsx';
import { Truncate } from './truncate.tsx';

const now = new Date('2026-05-12T13:05:00Z');
const ago = (seconds: number) => (
  <TimeLabel at={new Date(now.getTime() - seconds * 1000)} now={now} timeZone="Africa/Lagos" />
);

export const reference: Reference = {
  name: 'Times, cuts and placeholders',
  use: 'How small facts are written everywhere: when something happened lately, a text that is longer than its place, and a value that is not there. A date that is a fact itself is written out.',
  components: ['TimeLabel', 'Truncate', 'Missing'],
  states: [
    {
      name: 'Recent times, at 14:05 on a Tuesday in Lagos',
      Show: () => (
        <Column>
          <Facts
            facts={[
              { name: 'A minute ago', value: ago(60) },
              { name: 'A quarter of an hour ago', value: ago(15 * 60) },
              { name: 'An hour ago', value: ago(3600) },
              { name: 'In the morning', value: ago(6 * 3600) },
              { name: 'More than 24 hours ago', value: ago(25 * 3600) },
              { name: 'On Sunday', value: ago(50 * 3600) },
            ]}
          />
        </Column>
      ),
    },
    {
      name: 'Cut to 25 and to 30 characters; the whole is read out',
      Show: () => (
        <Column>
          <Facts
            facts={[
              { name: '25', value: <Truncate text="Renew the insurance of the Howo A7 tipper" length={25} /> },
              { name: '30', value: <Truncate text="Renew the insurance of the Howo A7 tipper" length={30} /> },
              { name: 'Short enough', value: <Truncate text="Renew the insurance" length={25} /> },
            ]}
          />
        </Column>
      ),
    },
    {
      name: 'Nothing there',
      Show: () => (
        <Column>
          <Facts
            facts={[
              { name: 'There can be no value', value: <Missing /> },
              { name: 'Nobody has given one', value: orMissing('', 'N/S') },
              { name: 'To be filled in', value: <Missing as="__ __" /> },
              { name: 'Zero is a value', value: orMissing(0) },
            ]}
          />
        </Column>
      ),
    },
  ],
};
