import { useQuery } from '@tanstack/react-query';
import { currentBillingQuery } from '../../services/billing.ts';
import { businessDetailQuery, businessLogoQuery, quickstartQuery } from '../../services/shell.ts';
import { QueryView } from '../query-view.tsx';
import { Skeleton } from '../ui/feedback.tsx';
import { useObjectUrl } from '../ui/object-url.ts';
import { Avatar, Card, Page, PageHeader } from '../ui/surface.tsx';
import { BusinessFacts } from './business-facts.tsx';
import * as css from './dashboard.css.ts';
import { PlanFacts } from './plan-facts.tsx';
import { SetUp, type SetUpHrefs } from './set-up.tsx';

type DashboardPageProps = { domain: string; firstName: string; hrefs: SetUpHrefs };

export function DashboardPage({ domain, firstName, hrefs }: DashboardPageProps) {
  const detail = useQuery(businessDetailQuery(domain));
  const logo = useQuery({ ...businessLogoQuery(domain), enabled: detail.data?.has_logo ?? false });
  const quickstart = useQuery(quickstartQuery(domain));
  const billing = useQuery(currentBillingQuery(domain));
  const picture = useObjectUrl(logo.data ?? null);
  const name = detail.data?.name ?? 'Your business';
  return (
    <Page>
      <div className={css.identity}>
        <Avatar name={name} shape="square" colour={detail.data?.avatar ?? 'green'} size="big" picture={picture} />
        <PageHeader title={name}>{firstName ? `Welcome, ${firstName}. Here is what is ready.` : null}</PageHeader>
      </div>
      <div className={css.column}>
        <Card title="Set up for you" note="Made with your business">
          <QueryView query={quickstart} subject="What was set up" waiting={<Bones />}>
            {(counts) => <SetUp counts={counts} hrefs={hrefs} />}
          </QueryView>
        </Card>
        <div className={css.grid}>
          <Card title="Business">
            <QueryView query={detail} subject="The business" waiting={<Bones />}>
              {(business) => <BusinessFacts business={business} />}
            </QueryView>
          </Card>
          <Card title="Plan">
            <QueryView query={billing} subject="The plan" waiting={<Bones />}>
              {(plan) => <PlanFacts plan={plan} timeZone={detail.data?.time_zone ?? 'Africa/Lagos'} />}
            </QueryView>
          </Card>
        </div>
      </div>
    </Page>
  );
}

function Bones() {
  return (
    <div className={css.bones}>
      <Skeleton width="60%" />
      <Skeleton width="80%" />
      <Skeleton width="45%" />
    </div>
  );
}
