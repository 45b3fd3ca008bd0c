import { queryOptions } from '@tanstack/react-query';
import { problem } from '../../domain/shared/problem.ts';
import * as of from '../operations/assets.faults.ts';
import { reporting } from '../shared/changes.ts';
import { bodyOf, type Options, open } from '../shared/client.ts';
import { formOf } from '../shared/form.ts';
import { readsOf } from '../shared/query.ts';
import { smallPicture } from '../shared/small-picture.ts';

/** Bytes that the server takes of one picture. */
const largestPhoto = 3 * 1024 * 1024;

type NewFault = { token: string; key: string; message: string; name: string; contact: string; photo: File | null };

/** For anybody. The same key is the same fault. The photo is made small first; more than 3 MB is refused before it travels. */
export const reportFault = reporting(
  async ({ token, photo, name, contact, ...given }: NewFault, { signal }: Options) => {
    const small = photo === null ? null : await smallPicture(photo);
    if (small !== null && small.size > largestPhoto)
      throw problem('invalid', { fields: { photo: ['Make sure the file size is below 3MB.'] } });
    const texts = { ...given, ...(name ? { name } : {}), ...(contact ? { contact } : {}) };
    const body = { ...texts, ...(small === null ? {} : { photo: small }) };
    return bodyOf(
      open.POST('/labels/{token}/faults/', {
        params: { path: { token } },
        signal,
        bodySerializer: () => formOf(body),
        body: { ...texts, ...(small === null ? {} : { photo: small.name }) },
      }),
    );
  },
  of.reportFault.changes,
);

/** What became of a fault, for whoever has the label and the reference. */
export const faultQuery = (token: string, reference: string) =>
  queryOptions({
    meta: readsOf(of.followFault),
    queryKey: ['followFault', token, reference],
    queryFn: ({ signal }) =>
      bodyOf(open.GET('/labels/{token}/faults/{reference}/', { params: { path: { token, reference } }, signal })),
    retry: false,
  });
