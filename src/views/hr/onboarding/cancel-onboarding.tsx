import { useState } from 'react';
import type { EmployeeOnboardingRef } from '../../../machines/hr/employee-onboarding/machine.ts';
import { cancelOnboarding } from '../../../services/operations/hr.onboarding.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

/** Gives an onboarding up: the link ends, and what was filled in is deleted. */
export function CancelOnboarding({ onboarding, id }: { onboarding: EmployeeOnboardingRef; id: string }) {
  const { id: businessId } = useBusiness();
  const [isOpen, setOpen] = useState(false);
  const cancel = useRequest({
    send: (options) => cancelOnboarding({ businessId, id }, options),
    onDone: () => onboarding.send({ type: 'onboarding.reload' }),
    onFailed: (problem) => notify('bad', problemText(problem)),
    onEnd: () => setOpen(false),
  });
  return (
    <>
      <Button look="ghost" onPress={() => setOpen(true)} aria-haspopup="dialog">
        Cancel the onboarding
      </Button>
      <ConfirmDialog
        title="Cancel this onboarding?"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => cancel.send()}
        isBusy={cancel.isPending}
        yes="Cancel it"
        no="Keep it"
      >
        The link ends at once, and what was filled in is deleted.
      </ConfirmDialog>
    </>
  );
}
