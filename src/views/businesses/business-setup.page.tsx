import { useQuery, useQueryClient } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import type { BusinessEditRef } from '../../machines/businesses/business-edit/machine.ts';
import { shellPaths } from '../../paths/shell.ts';
import { getBusinessDetail, setUpBusiness } from '../../services/operations/businesses.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { usePerson } from '../shared/people/person.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button, LinkButton } from '../ui/actions/button.tsx';
import { Card } from '../ui/content/card.tsx';
import { BelowCards, Cards } from '../ui/content/cards.tsx';
import { Actions } from '../ui/content/layout.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { SkeletonText } from '../ui/feedback/skeleton.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { BusinessForm } from './business-form.tsx';
import { LogoCard } from './logo-card.tsx';

/** The review of a new business: correct the wizard's answers and finish the set-up. */
export function BusinessSetupPage({ editing }: { editing: BusinessEditRef }) {
  const { id: businessId } = useBusiness();
  const { refresh } = usePerson();
  const client = useQueryClient();
  const detail = useQuery(queryOf(getBusinessDetail, { businessId }));
  const finish = useRequest({
    send: (options) => setUpBusiness({ businessId }, options),
    onDone: async () => {
      await client.invalidateQueries({ queryKey: queryOf(getBusinessDetail, { businessId }).queryKey });
      notify('good', 'Set-up finished');
      refresh();
      navigate(shellPaths.dashboard());
    },
  });
  return (
    <Page>
      <PageHeader title="Set up your business">
        Check what you told us, change anything that is wrong, and finish. You can change it later in the settings too.
      </PageHeader>
      <Cards>
        <QueryView query={detail} subject="The business" waiting={<SkeletonText lines={6} />}>
          {(business) =>
            business.is_set_up ? (
              <Card title="Set-up finished" isPadded>
                <LinkButton href={shellPaths.dashboard()} look="primary">
                  Go to the dashboard
                </LinkButton>
              </Card>
            ) : (
              <>
                <LogoCard business={business} />
                <Card title="Details" isPadded>
                  <BusinessForm
                    key={business.id}
                    business={business}
                    editing={editing}
                    onSaved={() => {
                      notify('good', 'Business updated');
                      refresh();
                    }}
                  />
                </Card>
                <BelowCards>
                  {finish.problem ? <Notice tone="bad">{problemText(finish.problem)}</Notice> : null}
                  <Actions>
                    <Button look="primary" size="large" onPress={() => finish.send()} isBusy={finish.isPending}>
                      Finish the set-up
                    </Button>
                  </Actions>
                </BelowCards>
              </>
            )
          }
        </QueryView>
      </Cards>
    </Page>
  );
}
