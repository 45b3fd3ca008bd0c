import { useSelector } from '@xstate/react';
import type { AssetFormRef } from '../../../machines/assets/asset-form/machine.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';

/** Says that the asset is added, and asks what comes next. */
export function AssetAdded({ form }: { form: AssetFormRef }) {
  const created = useSelector(form, ({ context }) => context.created);
  const toList = () => form.send({ type: 'list.open' });
  return (
    <Dialog title="Asset added" isOpen onClose={toList}>
      <DialogBody>
        <p>
          {created?.name} has the ID {created?.number}.
        </p>
      </DialogBody>
      <DialogFoot>
        <Button onPress={toList}>Back to list</Button>
        <Button onPress={() => form.send({ type: 'asset.another' })}>Add another</Button>
        <Button onPress={() => form.send({ type: 'asset.open' })}>View asset</Button>
        <Button look="primary" onPress={() => form.send({ type: 'documents.add' })}>
          Add statutory documents
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
