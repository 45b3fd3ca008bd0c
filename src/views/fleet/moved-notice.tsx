import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { assetsPaths } from '../../paths/assets.ts';
import { here, keep, read } from '../../services/shared/device/storage.ts';
import { useBusiness } from '../shared/business/business.ts';
import { Button } from '../ui/actions/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/overlays/dialog.tsx';

/** Set once the person has read the notice in this browser. */
const placeHere = () => ({ ...here('fleet_onboarding'), isChoice: true }) as const;

const hasRead = () => read('browser', placeHere()) !== null;
const remember = () => keep('browser', placeHere(), 'read');

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
