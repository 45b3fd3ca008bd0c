import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import type { ModuleOnboardingRef } from '../../../machines/shared/module-onboarding/machine.ts';
import { visuallyHidden } from '../../ui/foundations/visually-hidden.css.ts';
import { HintAt } from '../../ui/overlays/hint.tsx';
import { stateName } from '../flow/flow-state.ts';
import type { WelcomeProps } from './welcome-part.ts';

/** For those to whom the module is new. */
const WelcomeDialog = lazy(async () => ({ default: (await import('./welcome-dialog.tsx')).WelcomeDialog }));

/** Welcomes whoever is new to a module, and then points at what to do first. */
export function ModuleWelcome({
  onboarding,
  title,
  words,
  hint,
  anchor,
  isLater = false,
}: WelcomeProps & { onboarding: ModuleOnboardingRef }) {
  const state = useSelector(onboarding, ({ value }) => stateName(value));
  // The dialog stays once it was there, so that it closes as others do.
  const [wasWelcomed, setWelcomed] = useState(false);
  if (state === 'welcoming' && !isLater && !wasWelcomed) setWelcomed(true);
  return (
    <>
      <span className={visuallyHidden} data-flow="moduleOnboarding" data-state={state} />
      <HintAt
        text={hint}
        anchor={anchor}
        isOpen={state === 'hinting'}
        onClose={() => onboarding.send({ type: 'hint.dismiss' })}
      />
      {wasWelcomed ? (
        <Suspense fallback={null}>
          <WelcomeDialog onboarding={onboarding} title={title}>
            {words.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </WelcomeDialog>
        </Suspense>
      ) : null}
    </>
  );
}
