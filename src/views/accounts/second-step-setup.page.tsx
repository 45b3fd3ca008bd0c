import { useSelector } from '@xstate/react';
import type { SecondStepSetupRef } from '../../machines/accounts/second-step-setup/machine.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { stateName } from '../shared/flow/flow-state.ts';
import { Cards } from '../ui/content/cards.tsx';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { SecondStepSteps } from './second-step-steps.tsx';

type SecondStepSetupPageProps = { setup: SecondStepSetupRef };

/** Turns on the second step, which the person may also leave off. */
export function SecondStepSetupPage({ setup }: SecondStepSetupPageProps) {
  const state = useSelector(setup, (snapshot) => stateName(snapshot.value));
  const parents = [
    { label: 'Profile', href: accountsPaths.profile() },
    { label: 'Security', href: accountsPaths.security() },
  ];
  return (
    <Page>
      <Breadcrumb parents={parents} here="Second step" />
      <PageHeader title="Turn on the second step">
        Signing in then asks for a code from an app on your phone, as well as your password.
      </PageHeader>
      <Cards flow="secondStepSetup" state={state}>
        <SecondStepSteps setup={setup} isOptional />
      </Cards>
    </Page>
  );
}
