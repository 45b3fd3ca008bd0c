import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { HoldContext, type HomePlace } from '../shared/business/home.ts';
import { Card } from '../ui/content/card.tsx';
import { CardSkeleton } from '../ui/content/layout.tsx';
import { SkeletonText } from '../ui/feedback/skeleton.tsx';
import * as css from './dashboard.css.ts';

export type HomeCards = Record<HomePlace, ReactNode>;

/** The cards of the modules, all at once when their code and what they show have come. */
export function HomeCards({ due, main, side }: HomeCards) {
  return (
    <Suspense fallback={<HomeSkeleton />}>
      <Held>
        {due}
        <div className={css.columns}>
          <div className={css.side}>{side}</div>
          <div className={css.main}>{main}</div>
        </div>
      </Held>
    </Suspense>
  );
}

function Held({ children }: { children: ReactNode }) {
  const [holds, setHolds] = useState(0);
  const hold = useCallback(() => {
    setHolds((count) => count + 1);
    return () => setHolds((count) => count - 1);
  }, []);
  return (
    <HoldContext value={hold}>
      {holds > 0 ? <HomeSkeleton /> : null}
      <div className={css.column} hidden={holds > 0}>
        {children}
      </div>
    </HoldContext>
  );
}

function HomeSkeleton() {
  return (
    <div className={css.column} role="status" aria-label="Loading your home">
      <Card title="Recent activity">
        <CardSkeleton>
          <SkeletonText lines={8} />
        </CardSkeleton>
      </Card>
    </div>
  );
}
