import { useEffect } from 'react';
import { useBusiness } from '../shared/business/business.ts';
import { BusinessAvatar } from '../shared/business/business-avatar.tsx';
import { takeUpgradeToast } from '../shared/business/upgrade-toast.ts';
import { usePerson } from '../shared/people/person.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import * as css from './dashboard.css.ts';
import { HomeCards } from './home-cards.tsx';

type DashboardPageProps = { cards: HomeCards };

/** The home of a business: what to do, what is due and what happened, as its modules know it. */
export function DashboardPage({ cards }: DashboardPageProps) {
  const { id: businessId, name } = useBusiness();
  const { user } = usePerson();
  useEffect(() => {
    const text = takeUpgradeToast();
    if (text !== null) notify('good', text, { for: 'feedback' });
  }, []);
  return (
    <Page>
      <div className={css.identity}>
        <BusinessAvatar id={businessId} name={name} size="big" />
        <PageHeader title={name}>{user?.first_name ? `Welcome, ${user.first_name}.` : null}</PageHeader>
      </div>
      <HomeCards {...cards} />
    </Page>
  );
}
