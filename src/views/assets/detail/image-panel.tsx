import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { uploadDeadline } from '../../../domain/shared/deadlines.ts';
import { getAssetImage, removeAssetImage, uploadAssetImage } from '../../../services/operations/assets.register.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { saveAs } from '../../shared/files/save-as.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Actions, Note, Stack } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { refuseChosen } from '../../ui/files/file-rules.ts';
import { objectUrlOf } from '../../ui/files/object-url.ts';
import { Icon } from '../../ui/foundations/icon.tsx';
import { imageRules } from '../image-rules.ts';
import * as css from './asset-detail.css.ts';
import type { Asset } from './asset-facts.tsx';

/** The image of an asset: removed or replaced, or uploaded where there is none. */
export function ImagePanel({ asset }: { asset: Pick<Asset, 'id' | 'name' | 'image'> }) {
  const { id, image } = asset;
  const { id: businessId } = useBusiness();
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const request = useRequest({
    send: (options, file: File | null) =>
      file ? uploadAssetImage({ businessId, id, image: file }, options) : removeAssetImage({ businessId, id }, options),
    deadline: uploadDeadline,
    onDone: (_, file) => notify('good', file ? 'Image saved' : 'Image removed'),
  });
  const { problem } = request;
  const take = async (file: File | undefined) => {
    if (!file) return;
    const why = await refuseChosen(file, imageRules);
    setRefusal(why && `${file.name} ${why}.`);
    if (why === null) request.send(file);
  };
  const message = refusal ?? (problem ? (problem.fields.image?.[0] ?? problemText(problem)) : null);
  return (
    <Card title="Image" note="5MB (Jpegs, Pdf)" isPadded>
      <Stack>
        {image ? <StoredImage asset={{ ...asset, image }} /> : <NoImage />}
        {message ? <Notice tone="bad">{message}</Notice> : null}
        <input
          ref={input}
          hidden
          type="file"
          accept="image/*,.pdf"
          aria-label="Image"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        <Actions>
          <Button isBusy={request.isPending} onPress={() => input.current?.click()}>
            {image ? 'Replace' : 'Upload Image'}
          </Button>
          {image ? (
            <Button look="ghost" isDisabled={request.isPending} onPress={() => request.send(null)}>
              Remove
            </Button>
          ) : null}
        </Actions>
      </Stack>
    </Card>
  );
}

function NoImage() {
  return (
    <div className={css.empty}>
      <Icon name="image" size={28} />
      <Note>No image yet</Note>
    </div>
  );
}

/** The file as a picture; a PDF is offered as a download. */
function StoredImage({ asset: { id, name, image } }: { asset: { id: string; name: string; image: string } }) {
  const { id: businessId } = useBusiness();
  const known = queryOf(getAssetImage, { businessId, id });
  // What the asset says of its image is part of the question: another image is asked for anew.
  const stored = useQuery({ ...known, queryKey: [...known.queryKey, image] });
  const file = stored.data ?? null;
  const isPicture = file?.type.startsWith('image/') ?? false;
  const address = objectUrlOf(isPicture ? file : null);
  if (stored.isError) {
    return (
      <Notice tone="bad">
        <p>The image could not be loaded.</p>
        <Actions>
          <Button onPress={() => void stored.refetch()} isBusy={stored.isFetching}>
            Retry
          </Button>
        </Actions>
      </Notice>
    );
  }
  if (file && !isPicture) {
    return (
      <div className={css.empty}>
        <Icon name="document" size={28} />
        <Button onPress={() => saveAs(file, `${name}.pdf`)}>Download PDF</Button>
      </div>
    );
  }
  return address ? <img className={css.image} src={address} alt={name} /> : <Skeleton height={140} />;
}
