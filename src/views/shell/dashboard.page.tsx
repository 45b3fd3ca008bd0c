import { useQuery } from '@tanstack/react-query';
import { currentBillingQuery } from '../../services/billing.ts';
import { businessDetailQuery, businessLogoQuery, quickstartQuery } from '../../services/shell.ts';
import { QueryView } from '../query-view.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';
import { useObjectUrl } from '../ui/object-url.ts';
import { Page, PageHeader } from '../ui/page.tsx';
import { BusinessFacts } from './business-facts.tsx';
import * as css from './dashboard.css.ts';
import { PlanFacts } from './plan-facts.tsx';
import { SetUp, type SetUpHrefs } from './set-up.tsx';

type DashboardPageProps = {
  domain: string;
  /** The name of the business, as far as it is known before anything is asked. */
  business: string;
  firstName: string;
  hrefs: SetUpHrefs;
  /** Where the plan is looked after; null for people who may not. */
  billingHref: string | null;
  /** Where its set-up is finished; null for whoever cannot do that. */
  setUpHref: string | null;
  /** Whether it is finished, as far as that is known before anything is asked. */
  isSetUp: boolean;
};

export function DashboardPage(props: DashboardPageProps) {
  const { domain, business, firstName, hrefs, setUpHref, isSetUp, billingHref } = props;
  const detail = useQuery(businessDetailQuery(domain));
  const logo = useQuery({ ...businessLogoQuery(domain), enabled: detail.data?.has_logo ?? false });
  const quickstart = useQuery(quickstartQuery(domain));
  const billing = useQuery(currentBillingQuery(domain));
  const picture = useObjectUrl(logo.data ?? null);
  const name = detail.data?.name ?? business;
  return (
    <Page>
      <div className={css.identity}>
        <Avatar name={name} shape="square" colour={detail.data?.avatar ?? 'green'} size="big" picture={picture} />
        <PageHeader
          title={name}
          action={
            setUpHref === null || (detail.data?.is_set_up ?? isSetUp) ? null : (
              <LinkButton href={setUpHref} look="primary">
                Finish the set-up
              </LinkButton>
            )
          }
        >
          {firstName ? `Welcome, ${firstName}. Here is what is ready.` : null}
        </PageHeader>
      </div>
      <div className={css.column}>
        <QueryView query={quickstart} subject="What was set up" waiting={<SetUp counts={null} hrefs={hrefs} />}>
          {(counts) => <SetUp counts={counts} hrefs={hrefs} />}
        </QueryView>
        <div className={css.grid}>
          <Card title="Business">
            <QueryView query={detail} subject="The business" waiting={<BusinessFacts business={null} />}>
              {(business) => <BusinessFacts business={business} />}
            </QueryView>
          </Card>
          <Card title="Plan" action={billingHref ? <Link href={billingHref}>Open billing</Link> : null}>
            <QueryView query={billing} subject="The plan" waiting={<PlanFacts plan={null} timeZone="" />}>
              {(plan) => <PlanFacts plan={plan} timeZone={detail.data?.time_zone ?? 'Africa/Lagos'} />}
            </QueryView>
          </Card>
        </div>
      </div>
    </Page>
  );
}
