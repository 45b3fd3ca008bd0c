import { use } from 'react';
import { useBusiness } from '../../views/shared/business/business.ts';
import type { HomePlace } from '../../views/shared/business/home.ts';
import { Checklist } from '../../views/shell/checklist.tsx';
import { DashboardPage } from '../../views/shell/dashboard.page.tsx';
import { SampleOffer } from '../../views/shell/sample-offer.tsx';
import { HomeContext } from '../shell/home-context.ts';

/** The home, made of what the modules bring to it. */
export function HomeScreen() {
  const { cards, firstSteps } = use(HomeContext);
  const { isOwner } = useBusiness();
  // All of them begin to load before the first one is waited for.
  for (const { card } of cards) card.preload();
  const at = (wanted: HomePlace) =>
    cards.filter(({ place }) => place === wanted).map(({ order, card: Card }) => <Card key={order} />);
  return (
    <DashboardPage
      cards={{
        due: (
          <>
            {at('due')}
            <Checklist steps={firstSteps} />
            {isOwner ? <SampleOffer /> : null}
          </>
        ),
        main: at('main'),
        side: at('side'),
      }}
    />
  );
}
