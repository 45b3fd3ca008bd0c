import type { Reference } from '../../../reference/reference.ts';
import { Column, Row } from '../../../reference/specimen.tsx';
import { Badge, Status } from './badge.tsx';

export const reference: Reference = {
  name: 'Status and badge',
  use: 'A status says how a thing is doing, by a dot and a word; a badge says a word or a count about it that does not change by itself.',
  components: ['Status', 'Badge'],
  states: [
    {
      name: 'Status',
      Show: () => (
        <Row>
          <Status tone="good">Assigned</Status>
          <Status tone="warning">In repair</Status>
          <Status tone="bad">Missing</Status>
          <Status tone="info">In transit</Status>
          <Status tone="plum">Inactive</Status>
          <Status tone="neutral">Unassigned</Status>
        </Row>
      ),
    },
    {
      name: 'Status, plain',
      Show: () => (
        <Row>
          <Status tone="good" isPlain>
            Active
          </Status>
          <Status tone="warning" isPlain>
            Due in 2 days
          </Status>
          <Status tone="bad" isPlain>
            Overdue
          </Status>
          <Status tone="neutral" isPlain>
            Sold
          </Status>
        </Row>
      ),
    },
    {
      name: 'Badge',
      Show: () => (
        <Row>
          <Badge tone="neutral">Default</Badge>
          <Badge tone="good">Premium</Badge>
          <Badge tone="warning">Trial ends in 3 days</Badge>
          <Badge tone="bad">3 errors</Badge>
          <Badge tone="info">New</Badge>
          <Badge tone="plum">Owner</Badge>
        </Row>
      ),
    },
    {
      name: 'Longer than its place',
      Show: () => (
        <Column>
          <Status tone="warning">
            Waiting for the road worthiness certificate of the vehicle inspection office in Ojodu
          </Status>
        </Column>
      ),
    },
  ],
};
