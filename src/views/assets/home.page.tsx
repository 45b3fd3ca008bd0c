import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import { problemOf } from '../../domain/shared/problem.ts';
import { assetsPaths } from '../../paths/assets.ts';
import { getAssetFlow } from '../../services/operations/assets.register.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import type { WithWelcome } from '../shared/onboarding/welcome-part.ts';
import type { ReadAhead } from '../shared/queries/read-ahead.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { LinkButton } from '../ui/actions/button.tsx';
import { CardSkeleton } from '../ui/content/layout.tsx';
import { ErrorState } from '../ui/feedback/feedback.tsx';
import { SkeletonText } from '../ui/feedback/skeleton.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { HintTarget } from '../ui/overlays/hint.tsx';
import { AssetDashboard, readAssetDashboard } from './dashboard/asset-dashboard.tsx';
import { AssetsWelcome } from './welcome.tsx';

export const readAssetsHome: ReadAhead = (client, businessId) =>
  Promise.all([client.prefetchQuery(queryOf(getAssetFlow, { businessId })), readAssetDashboard(client, businessId)]);

/** The start of the asset register, with its welcome for who is new to it. */
export function AssetsHomePage({ Welcome }: WithWelcome) {
  const add = useRef<HTMLSpanElement>(null);
  return (
    <Page>
      <PageHeader
        title="Assets"
        action={
          <HintTarget ref={add}>
            <LinkButton href={assetsPaths.createAsset()} look="primary">
              Add Asset
            </LinkButton>
          </HintTarget>
        }
      >
        What your business owns, who has it, and what it is worth.
      </PageHeader>
      <Content />
      <Suspense fallback={null}>
        <Welcome
          title="Welcome to Assets"
          words={[
            'Keep everything that your business owns in one place: laptops, furniture, vehicles.',
            'Say who has it and where it is, and see what it is worth.',
          ]}
          hint="Click Add Asset"
          anchor={add}
        />
      </Suspense>
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
