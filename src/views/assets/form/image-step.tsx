import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { AssetFormRef } from '../../../machines/assets/asset-form/machine.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Stack } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';
import { ImageField } from './image-field.tsx';

/** The image of an asset that is added already: on its way, or failed with the ways on. */
export function ImageStep({ form }: { form: AssetFormRef }) {
  const created = useSelector(form, ({ context }) => context.created);
  const save = useSelector(form, ({ context }) => context.save);
  const problem = useProblem(form);
  const isBusy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const [image, setImage] = useState(save?.image ?? null);
  const skip = () => form.send({ type: 'image.skip' });
  return (
    <Dialog title={isBusy ? 'Sending the image' : 'The image could not be sent'} isOpen onClose={skip} isBusy={isBusy}>
      <DialogBody>
        <Stack>
          <p>
            {created?.name} is added with the ID {created?.number}.
          </p>
          {problem ? <Notice tone="bad">{problem.fields.image?.[0] ?? problemText(problem)}</Notice> : null}
          <ImageField image={image} onChange={setImage} />
        </Stack>
      </DialogBody>
      <DialogFoot>
        <Button onPress={skip} isDisabled={isBusy}>
          Go on without image
        </Button>
        <Button
          look="primary"
          isBusy={isBusy}
          isDisabled={image === null}
          onPress={() => image && form.send({ type: 'image.send', image })}
        >
          Send image
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
