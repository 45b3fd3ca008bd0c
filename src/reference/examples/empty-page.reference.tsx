import { LinkButton } from '../../views/ui/actions/button.tsx';
import { Card } from '../../views/ui/content/card.tsx';
import { EmptyState } from '../../views/ui/feedback/feedback.tsx';
import { Page, PageHeader } from '../../views/ui/navigation/page.tsx';
import type { Reference } from '../reference.ts';

function NoDepotsPage() {
  return (
    <Page>
      <PageHeader title="Depots">Where your vehicles stand at night.</PageHeader>
      <Card title="All depots">
        <EmptyState
          icon="car"
          title="No depots yet"
          action={
            <LinkButton href="/form-page" look="primary">
              Add depot
            </LinkButton>
          }
        >
          A depot that you add appears here, with the vehicles that stand in it.
        </EmptyState>
      </Card>
    </Page>
  );
}

export const reference: Reference = {
  name: 'Nothing there yet',
  use: 'A screen before its first row: it says what will stand here, and has the one thing to do next.',
  components: [],
  states: [{ name: 'The whole page', Show: NoDepotsPage }],
};
