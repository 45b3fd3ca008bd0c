import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { graceDays } from '../../domain/businesses/ending.ts';
import type { BusinessEditRef } from '../../machines/businesses/business-edit/machine.ts';
import { businessesPaths } from '../../paths/businesses.ts';
import { getBusinessDetail } from '../../services/operations/businesses.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { usePerson } from '../shared/people/person.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { LinkButton } from '../ui/actions/button.tsx';
import { Card } from '../ui/content/card.tsx';
import { Cards } from '../ui/content/cards.tsx';
import { Actions, CardSkeleton, Explanation } from '../ui/content/layout.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { BusinessForm } from './business-form.tsx';
import { LogoCard } from './logo-card.tsx';
import { SecondStepCard } from './second-step-card.tsx';

type BusinessSettingsPageProps = {
  editing: BusinessEditRef;
  /** The archives of the business. */
  archives: ReactNode;
};

export function BusinessSettingsPage({ editing, archives }: BusinessSettingsPageProps) {
  const { id: businessId } = useBusiness();
  const { refresh } = usePerson();
  const detail = useQuery(queryOf(getBusinessDetail, { businessId }));
  return (
    <Page>
      <PageHeader title="Business settings">What Steward knows about the business, and what becomes of it.</PageHeader>
      <Cards>
        <QueryView query={detail} subject="The business" waiting={<Bones />}>
          {(business) => (
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
              <SecondStepCard businessId={business.id} />
              <Card title="Your data" isPadded>
                {archives}
              </Card>
              <Card title="Delete this business" isPadded>
                <Explanation>
                  Everything in it goes, and nobody can open it any more. For {graceDays} days you can restore it.
                </Explanation>
                <Actions>
                  <LinkButton href={businessesPaths.deleteBusiness()} look="danger">
                    Delete this business
                  </LinkButton>
                </Actions>
              </Card>
            </>
          )}
        </QueryView>
      </Cards>
    </Page>
  );
}

function Bones() {
  return (
    <CardSkeleton>
      <Skeleton width="30%" />
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </CardSkeleton>
  );
}
