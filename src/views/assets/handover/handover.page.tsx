import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { AssetHandoverRef } from '../../../machines/assets/asset-handover/machine.ts';
import { assetHandoverSteps } from '../../../machines/assets/asset-handover/steps.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { type StateOf, stateName } from '../../shared/flow/flow-state.ts';
import { useStepHistory } from '../../shared/flow/step-history.ts';
import { usePerson } from '../../shared/people/person.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { CardSkeleton } from '../../ui/content/layout.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/feedback.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import * as css from './handover.css.ts';
import { HandoverAssets } from './handover-assets.tsx';
import { keepHandoverDraft } from './handover-draft.ts';
import { HandoverReceipt } from './handover-receipt.tsx';
import { HandoverRecipient } from './handover-recipient.tsx';
import { HandoverRefused } from './handover-refused.tsx';
import { HandoverSign } from './handover-sign.tsx';

type HandoverProps = { handover: AssetHandoverRef };

/** Hands several assets over to one person, who signs for them. */
export function HandoverPage({ handover }: HandoverProps) {
  useStepHistory(handover, assetHandoverSteps);
  useKeptDraft(handover);
  const state = useSelector(handover, (snapshot) => stateName(snapshot.value));
  return (
    <Page>
      <Breadcrumb parents={[{ label: 'Asset List', href: assetsPaths.assetList() }]} here="Hand over" />
      <PageHeader title="Hand over assets">{stepTexts[state] ?? null}</PageHeader>
      <div className={css.column} data-flow="assetHandover" data-state={state}>
        <Part handover={handover} state={state} />
      </div>
    </Page>
  );
}

const stepTexts: Partial<Record<StateOf<AssetHandoverRef>, string>> = {
  choosingAssets: 'Step 1 of 3: what is handed over',
  choosingRecipient: 'Step 2 of 3: who gets it',
  signing: 'Step 3 of 3: the signature',
  sending: 'Step 3 of 3: the signature',
};

function Part({ handover, state }: HandoverProps & { state: StateOf<AssetHandoverRef> }) {
  const problem = useProblem(handover);
  switch (state) {
    case 'opening':
    case 'loadingAssets':
      return (
        <CardSkeleton>
          <SkeletonText lines={4} />
        </CardSkeleton>
      );
    case 'assetsUnread':
      return (
        <ErrorState title="The assets could not be loaded" onRetry={() => handover.send({ type: 'assets.retry' })}>
          {problem ? problemText(problem) : null}
        </ErrorState>
      );
    case 'choosingAssets':
      return <HandoverAssets handover={handover} />;
    case 'choosingRecipient':
      return <HandoverRecipient handover={handover} />;
    case 'signing':
    case 'sending':
      return <HandoverSign handover={handover} />;
    case 'refused':
      return <HandoverRefused handover={handover} />;
    case 'handedOver':
      return <HandoverReceipt handover={handover} />;
    case 'foundEarlier':
      return (
        <EmptyState
          icon="check"
          title="Your earlier attempt went through"
          action={
            <LinkButton href={assetsPaths.assetList()} look="primary">
              Look in the list
            </LinkButton>
          }
        >
          It handed the assets over, so nothing was handed over now.
        </EmptyState>
      );
  }
}

/** A reload goes on with what was chosen; the assets of the address are part of it then. */
function useKeptDraft(handover: AssetHandoverRef): void {
  const { id: businessId } = useBusiness();
  const userId = usePerson().user?.id ?? '';
  useEffect(() => {
    const keep = () => {
      const { status, context, value } = handover.getSnapshot();
      if (value === 'opening' || value === 'loadingAssets' || value === 'assetsUnread') return;
      const { assets, recipient, dateAssigned, due, idempotencyKey } = context;
      const draft = { assets, recipient, dateAssigned, due, idempotencyKey };
      keepHandoverDraft(userId, businessId, status === 'done' ? null : draft);
      const search = new URLSearchParams(location.search);
      if (!search.has('ids')) return;
      search.delete('ids');
      navigate(`${location.pathname}?${search}`, { replace: true, state: history.state });
    };
    keep();
    const { unsubscribe } = handover.subscribe(keep);
    return unsubscribe;
  }, [handover, userId, businessId]);
}
