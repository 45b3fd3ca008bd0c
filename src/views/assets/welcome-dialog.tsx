import { useSelector } from '@xstate/react';
import type { AssetOnboardingRef } from '../../machines/assets/asset-onboarding/machine.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button } from '../ui/actions/button.tsx';
import { Stack } from '../ui/content/layout.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/overlays/dialog.tsx';

/** Welcomes a business to its register, once. */
export function WelcomeDialog({ onboarding }: { onboarding: AssetOnboardingRef }) {
  const isSaving = useSelector(onboarding, (snapshot) => snapshot.matches('saving'));
  const isOpen = useSelector(onboarding, (snapshot) => snapshot.matches('welcoming') || snapshot.matches('saving'));
  const problem = useProblem(onboarding);
  return (
    <Dialog
      title="Welcome to Assets"
      isOpen={isOpen}
      isBusy={isSaving}
      onClose={() => onboarding.send({ type: 'welcome.close' })}
    >
      <DialogBody>
        <Stack>
          <p>Keep everything that your business owns in one place: laptops, furniture, vehicles.</p>
          <p>Say who has it and where it is, and see what it is worth.</p>
          {problem ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
        </Stack>
      </DialogBody>
      <DialogFoot>
        <Button look="primary" isBusy={isSaving} onPress={() => onboarding.send({ type: 'welcome.start' })}>
          Get Started
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
