import { navigate } from 'wouter/use-browser-location';
import { assetsPaths } from '../../paths/assets.ts';
import { Button } from '../ui/actions/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/overlays/dialog.tsx';

type MovedDialogProps = { isOpen: boolean; onClose: () => void; onRead: () => void };

/** Says that vehicles have moved into the register. */
export function MovedDialog({ isOpen, onClose, onRead }: MovedDialogProps) {
  return (
    <Dialog title="Vehicles have moved into the Assets app" isOpen={isOpen} onClose={onClose}>
      <DialogBody>
        <p>
          Vehicles stand beside everything else that the business owns. You can go on working with them here as well.
        </p>
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>Stay here</Button>
        <Button
          look="primary"
          onPress={() => {
            onRead();
            navigate(assetsPaths.home());
          }}
        >
          View Vehicles
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
