import type { Reference } from '../../../reference/reference.ts';
import { Button } from '../actions/button.tsx';
import { ActionMenu } from '../actions/menu.tsx';
import { Card } from '../content/card.tsx';
import { Facts } from '../content/description-list.tsx';
import { orMissing } from '../content/missing.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { MoreActs } from './more-acts.tsx';
import { PageHeader } from './page.tsx';

export const reference: Reference = {
  name: 'Page header',
  use: 'The one heading of a screen, with what can be done on all of it. A breadcrumb stands above it where the screen lies below another; a screen of a module has top tabs instead.',
  components: ['PageHeader', 'Page', 'Breadcrumb', 'MoreActs'],
  states: [
    {
      name: 'With a count and actions, which wrap on a phone',
      Show: () => (
        <PageHeader
          title="Asset list"
          count={1284}
          action={
            <>
              <Button>Import</Button>
              <Button>Export</Button>
              <Button look="primary">Add asset</Button>
            </>
          }
        />
      ),
    },
    {
      name: 'With less common actions, which are one menu on a phone',
      Show: () => (
        <PageHeader
          title="Assets"
          action={
            <>
              <MoreActs
                entries={[
                  { id: 'scan', label: 'Scan' },
                  { id: 'bin', label: 'Bin' },
                ]}
                onAct={() => undefined}
              >
                <Button look="ghost">Scan</Button>
                <Button look="ghost">Bin</Button>
              </MoreActs>
              <Button look="primary">Add asset</Button>
            </>
          }
        />
      ),
    },
    {
      name: 'With a sentence',
      Show: () => <PageHeader title="Departments">Who works where, and who may see whose papers.</PageHeader>,
    },
    {
      name: 'Below another page, with a long name',
      Show: () => (
        <>
          <Breadcrumb
            parents={[
              { label: 'Assets', href: '/assets' },
              { label: 'Asset list', href: '/assets/list' },
            ]}
            here="Mikano 60 kVA generator"
          />
          <PageHeader
            title="Mikano 60 kVA generator with automatic transfer switch, second floor, Ikeja depot"
            action={<ActionMenu label="Add New" entries={[{ id: 'issue', label: 'Issue' }]} onAct={() => undefined} />}
          >
            MK-60-2291 · bought 4 March, 2024
          </PageHeader>
          <Card title="Details">
            <Facts
              facts={[
                { name: 'Cost', value: '₦14,800,000.00' },
                { name: 'Warranty', value: orMissing(null, 'N/S') },
              ]}
            />
          </Card>
        </>
      ),
    },
  ],
};
