/** Uploads, and the files that a business keeps for its people. */

import type { components } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';
import { formOf } from '../shared/form.ts';
import { smallPicture } from '../shared/small-picture.ts';
import { type OnProgress, uploading } from '../shared/upload.ts';

type Schemas = components['schemas'];
type OfBusiness = { businessId: string };

/** A file to which the person refers within a day. A photograph is made small first. */
export async function uploadTemporaryFile(
  { businessId, file }: OfBusiness & { file: File },
  { signal, onProgress }: Options & { onProgress: OnProgress },
): Promise<Schemas['Upload']> {
  const small = await smallPicture(file);
  return bodyOf(
    client.POST('/c/{domain}/uploads/temporary/', {
      params: { path: pathOf({ businessId }) },
      signal,
      body: { file: small.name },
      bodySerializer: () => formOf({ file: small }),
      fetch: uploading(onProgress),
    }),
  );
}
