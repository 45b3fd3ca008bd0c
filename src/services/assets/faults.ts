import { problem } from '../../domain/shared/problem.ts';
import * as of from '../operations/assets.faults.ts';
import type { Options } from '../shared/client.ts';
import { smallPicture } from '../shared/small-picture.ts';

/** Bytes that the server takes of one picture. */
const largestPhoto = 3 * 1024 * 1024;

type NewFault = { token: string; key: string; message: string; name: string; contact: string; photo: File | null };

/** For anybody. The same key is the same fault. The photo is made small first; more than 3 MB is refused before it travels. */
export async function reportFault({ photo, name, contact, ...given }: NewFault, options: Options) {
  const small = photo === null ? null : await smallPicture(photo);
  if (small !== null && small.size > largestPhoto)
    throw problem('invalid', { fields: { photo: ['Make sure the file size is below 3MB.'] } });
  const fault = {
    ...given,
    ...(name ? { name } : {}),
    ...(contact ? { contact } : {}),
    ...(small && { photo: small }),
  };
  return of.reportFault(fault, options);
}
