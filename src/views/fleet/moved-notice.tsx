import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { assetsPaths } from '../../paths/assets.ts';
import { useBusiness } from '../shared/business.ts';
import { Button } from '../ui/actions/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/overlays/dialog.tsx';

/** Set once somebody has read the notice in this browser. */
const onboardingFlag = 'fleet_onboarding';

function hasRead(): boolean {
  try {
    return localStorage.getItem(onboardingFlag) !== null;
  } catch {
    // A browser may refuse its storage.
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(onboardingFlag, 'read');
  } catch {
    // It is then said again.
  }
}

/** Says once that vehicles have moved into the register, which only some may open. */
export function MovedNotice() {
  const { may } = useBusiness();
  const [isOpen, setOpen] = useState(() => may('access_assets') && !hasRead());
  const close = () => {
    remember();
    setOpen(false);
  };
  return (
    <Dialog title="Vehicles have moved into the Assets app" isOpen={isOpen} onClose={close}>
      <DialogBody>
        <p>
          Vehicles stand beside everything else that the business owns. You can go on working with them here as well.
        </p>
      </DialogBody>
      <DialogFoot>
        <Button onPress={close}>Stay here</Button>
        <Button
          look="primary"
          onPress={() => {
            remember();
            navigate(assetsPaths.home());
          }}
        >
          View Vehicles
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
