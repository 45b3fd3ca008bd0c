import { useQuery } from '@tanstack/react-query';
import { currentBillingQuery } from '../../services/billing.ts';
import { businessDetailQuery, businessLogoQuery } from '../../services/businesses.ts';
import { quickstartQuery } from '../../services/shell.ts';
import { PlanFacts } from '../shared/plan-facts.tsx';
import { QueryView } from '../shared/query-view.tsx';
import { LinkButton } from '../ui/actions/button.tsx';
import { Link } from '../ui/actions/link.tsx';
import { Avatar } from '../ui/content/avatar.tsx';
import { Card } from '../ui/content/card.tsx';
import { useObjectUrl } from '../ui/files/object-url.ts';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { BusinessFacts } from './business-facts.tsx';
import * as css from './dashboard.css.ts';
import { SetUp, type SetUpHrefs } from './set-up.tsx';

type DashboardPageProps = {
  businessId: string;
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
  const { businessId, business, firstName, hrefs, setUpHref, isSetUp, billingHref } = props;
  const detail = useQuery(businessDetailQuery(businessId));
  const logo = useQuery({ ...businessLogoQuery(businessId), enabled: detail.data?.has_logo ?? false });
  const quickstart = useQuery(quickstartQuery(businessId));
  const billing = useQuery(currentBillingQuery(businessId));
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
