import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { billingPaths } from '../../paths/billing.ts';
import { businessesPaths } from '../../paths/businesses.ts';
import { currentBillingQuery } from '../../services/billing.ts';
import { businessDetailQuery, businessLogoQuery } from '../../services/businesses.ts';
import { quickstartQuery } from '../../services/shell.ts';
import { useBusiness } from '../shared/business.ts';
import { usePerson } from '../shared/person.ts';
import { PlanFacts } from '../shared/plan-facts.tsx';
import { QueryView } from '../shared/query-view.tsx';
import { takeUpgradeToast } from '../shared/upgrade-toast.ts';
import { LinkButton } from '../ui/actions/button.tsx';
import { Link } from '../ui/actions/link.tsx';
import { Avatar } from '../ui/content/avatar.tsx';
import { Card } from '../ui/content/card.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { useObjectUrl } from '../ui/files/object-url.ts';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { BusinessFacts } from './business-facts.tsx';
import * as css from './dashboard.css.ts';
import { SetUp } from './set-up.tsx';

export function DashboardPage() {
  const { id: businessId, name, timeZone, isOwner } = useBusiness();
  const { user } = usePerson();
  useEffect(() => {
    const text = takeUpgradeToast();
    if (text !== null) notify('good', text, { for: 'feedback' });
  }, []);
  const detail = useQuery(businessDetailQuery(businessId));
  const logo = useQuery({ ...businessLogoQuery(businessId), enabled: detail.data?.has_logo ?? false });
  const quickstart = useQuery(quickstartQuery(businessId));
  const billing = useQuery(currentBillingQuery(businessId));
  const picture = useObjectUrl(logo.data ?? null);
  const isSetUp = user?.business_onboarding_status !== 'setup' || user.business?.id !== businessId;
  return (
    <Page>
      <div className={css.identity}>
        <Avatar name={name} shape="square" colour={detail.data?.avatar ?? 'green'} size="big" picture={picture} />
        <PageHeader
          title={name}
          action={
            !isOwner || (detail.data?.is_set_up ?? isSetUp) ? null : (
              <LinkButton href={businessesPaths.businessSetup()} look="primary">
                Finish the set-up
              </LinkButton>
            )
          }
        >
          {user?.first_name ? `Welcome, ${user.first_name}. Here is what is ready.` : null}
        </PageHeader>
      </div>
      <div className={css.column}>
        <QueryView query={quickstart} subject="What was set up" waiting={<SetUp counts={null} />}>
          {(counts) => <SetUp counts={counts} />}
        </QueryView>
        <div className={css.grid}>
          <Card title="Business">
            <QueryView query={detail} subject="The business" waiting={<BusinessFacts business={null} />}>
              {(business) => <BusinessFacts business={business} />}
            </QueryView>
          </Card>
          <Card title="Plan" action={isOwner ? <Link href={billingPaths.billing()}>Open billing</Link> : null}>
            <QueryView query={billing} subject="The plan" waiting={<PlanFacts plan={null} timeZone="" />}>
              {(plan) => <PlanFacts plan={plan} timeZone={timeZone} />}
            </QueryView>
          </Card>
        </div>
      </div>
    </Page>
  );
}
