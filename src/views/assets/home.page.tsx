import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { problemOf } from '../../domain/shared/problem.ts';
import type { AssetOnboardingRef } from '../../machines/assets/asset-onboarding/machine.ts';
import { assetsPaths } from '../../paths/assets.ts';
import { getAssetFlow } from '../../services/operations/assets.register.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { stateName } from '../shared/flow/flow-state.ts';
import type { ReadAhead } from '../shared/queries/read-ahead.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { LinkButton } from '../ui/actions/button.tsx';
import { CardSkeleton } from '../ui/content/layout.tsx';
import { ErrorState } from '../ui/feedback/feedback.tsx';
import { SkeletonText } from '../ui/feedback/skeleton.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { Hint } from '../ui/overlays/hint.tsx';
import { AssetDashboard, readAssetDashboard } from './dashboard/asset-dashboard.tsx';
import { AssetsWelcome } from './welcome.tsx';

/** Comes after the register, for those to whom it is new. */
const WelcomeDialog = lazy(async () => ({ default: (await import('./welcome-dialog.tsx')).WelcomeDialog }));

export const readAssetsHome: ReadAhead = (client, businessId) =>
  Promise.all([client.prefetchQuery(queryOf(getAssetFlow, { businessId })), readAssetDashboard(client, businessId)]);

/** The start of the asset register, with its welcome for who is new to it. */
export function AssetsHomePage({ onboarding }: { onboarding: AssetOnboardingRef }) {
  const state = useSelector(onboarding, ({ value }) => stateName(value));
  // The dialog stays once it was there, so that it closes as others do.
  const [wasWelcomed, setWelcomed] = useState(false);
  if (state === 'welcoming' && !wasWelcomed) setWelcomed(true);
  return (
    <Page>
      <div data-flow="assetOnboarding" data-state={state}>
        <PageHeader
          title="Assets"
          action={
            <Hint
              text="Click Add Asset"
              isOpen={state === 'hinting'}
              onClose={() => onboarding.send({ type: 'hint.dismiss' })}
            >
              <LinkButton href={assetsPaths.createAsset()} look="primary">
                Add Asset
              </LinkButton>
            </Hint>
          }
        >
          What your business owns, who has it, and what it is worth.
        </PageHeader>
      </div>
      <Content />
      {wasWelcomed ? (
        <Suspense fallback={null}>
          <WelcomeDialog onboarding={onboarding} />
        </Suspense>
      ) : null}
    </Page>
  );
}

/** The dashboard, or the welcome while there is nothing to show. */
function Content() {
  const { id: businessId } = useBusiness();
  const flow = useQuery(queryOf(getAssetFlow, { businessId }));
  if (flow.isPending)
    return (
      <CardSkeleton>
        <SkeletonText lines={5} />
      </CardSkeleton>
    );
  if (flow.isError)
    return (
      <ErrorState title="Your assets could not be loaded" isBusy={flow.isFetching} onRetry={() => void flow.refetch()}>
        {problemText(problemOf(flow.error))}
      </ErrorState>
    );
  return flow.data.asset_count === 0 ? <AssetsWelcome /> : <AssetDashboard flow={flow.data} />;
}
