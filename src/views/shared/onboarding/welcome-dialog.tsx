import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ModuleOnboardingRef } from '../../../machines/shared/module-onboarding/machine.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Stack } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';
import { problemText } from '../requests/problem-text.ts';
import { useProblem } from '../requests/use-problem.ts';

type WelcomeDialogProps = { onboarding: ModuleOnboardingRef; title: string; children: ReactNode };

/** Welcomes a business to a module, once. */
export function WelcomeDialog({ onboarding, title, children }: WelcomeDialogProps) {
  const isSaving = useSelector(onboarding, (snapshot) => snapshot.matches('saving'));
  const isOpen = useSelector(onboarding, (snapshot) => snapshot.matches('welcoming') || snapshot.matches('saving'));
  const problem = useProblem(onboarding);
  return (
    <Dialog title={title} isOpen={isOpen} isBusy={isSaving} onClose={() => onboarding.send({ type: 'welcome.close' })}>
      <DialogBody>
        <Stack>
          {children}
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
