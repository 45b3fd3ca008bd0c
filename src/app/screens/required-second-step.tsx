import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { safeNext } from '../../domain/accounts/destination.ts';
import { membershipOf } from '../../domain/accounts/membership.ts';
import type { SecondStepSetupRef } from '../../machines/accounts/second-step-setup/machine.ts';
import { selectBusinessId, selectUser } from '../../machines/accounts/session/selectors.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { shellPaths } from '../../paths/shell.ts';
import { SecondStepSteps } from '../../views/accounts/second-step-steps.tsx';
import { OwnPage } from '../../views/businesses/own-page.tsx';
import { stateName } from '../../views/shared/flow/flow-state.ts';
import { problemText } from '../../views/shared/requests/problem-text.ts';
import { useProblem } from '../../views/shared/requests/use-problem.ts';
import { BusinessMove } from '../../views/shell/business-move.tsx';
import { Button } from '../../views/ui/actions/button.tsx';
import { Card } from '../../views/ui/content/card.tsx';
import { Actions } from '../../views/ui/content/layout.tsx';
import { ErrorState } from '../../views/ui/feedback/feedback.tsx';
import type { ScreenProps } from '../screen.ts';
import { Queries } from '../session/queries.tsx';
import { chooseBusiness, useBusinessSwitch } from '../session/use-business-switch.ts';
import { Locale } from '../shell/locale.tsx';
import { useCore } from '../use-core.ts';

type RequiredSecondStepScreenProps = ScreenProps & { setup: SecondStepSetupRef };

/** Leads a member to the second step that their business requires, outside the frame, whose calls would be refused. */
export function RequiredSecondStepScreen({ setup, search }: RequiredSecondStepScreenProps) {
  const { session } = useCore();
  const memberships = useSelector(session, selectUser)?.business_user_memberships ?? [];
  const businessId = useSelector(session, selectBusinessId);
  const membership = membershipOf(memberships, businessId);
  const business = membership?.business_name ?? '';
  const state = useSelector(setup, (snapshot) => stateName(snapshot.value));
  const isNeeded = membership?.needs_second_step ?? false;
  // The session may learn that it is on while the person still has to keep the recovery codes.
  const isFree = !isNeeded && state !== 'confirming' && state !== 'showingRecoveryCodes';
  useWayOn(isFree, businessId, search.get('next'));
  return (
    <OwnPage
      title="Set up the second step"
      lead={`${business} requires it for everyone who works there. Signing in then asks for a code from an app on your phone, as well as your password.`}
    >
      <Locale>
        <Queries>
          <Switching here={business} />
          <div data-flow="secondStepSetup" data-state={state}>
            <SecondStepSteps setup={setup} isOptional={false} />
          </div>
          {state === 'on' || state === 'onElsewhere' ? <Entering business={business} /> : null}
        </Queries>
      </Locale>
      {state === 'showingRecoveryCodes' ? null : (
        <Others others={memberships.filter((each) => each !== membership)} business={business} />
      )}
    </OwnPage>
  );
}

/** To where the person was heading; to the dashboard, should they be in another business by then. */
function useWayOn(isFree: boolean, businessId: string | null, wanted: string | null): void {
  const [required] = useState(businessId);
  useEffect(() => {
    if (!isFree) return;
    const next = businessId === required ? safeNext(wanted) : null;
    const isDone = next === accountsPaths.secondStep();
    navigate(isDone ? accountsPaths.security() : (next ?? shellPaths.dashboard()), { replace: true });
  }, [isFree, businessId, required, wanted]);
}

/** The second step is on, and the session has yet to learn it. */
function Entering({ business }: { business: string }) {
  const { session } = useCore();
  const problem = useProblem(session);
  if (problem === null) return null;
  return (
    <ErrorState
      title={`The second step is on, but ${business} could not be opened`}
      onRetry={() => session.send({ type: 'user.refetch' })}
    >
      {problemText(problem)}
    </ErrorState>
  );
}

/** Why a switch to another business failed. */
function Switching({ here }: { here: string }) {
  const flow = useBusinessSwitch();
  return flow ? (
    <Suspense>
      <BusinessMove businessSwitch={flow} here={here} />
    </Suspense>
  ) : null;
}

type OthersProps = { others: readonly { business_id: string; business_name: string }[]; business: string };

function Others({ others, business }: OthersProps) {
  const core = useCore();
  if (others.length === 0) return null;
  return (
    <Card title={`Not now? ${business} stays closed until then`} isPadded>
      <Actions>
        {others.map(({ business_id: id, business_name: name }) => (
          <Button key={id} onPress={() => chooseBusiness(core, id)}>
            Go to {name}
          </Button>
        ))}
      </Actions>
    </Card>
  );
}
