/** Onboardings: HR's side, and the form that a new employee opens by a link. */

import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import * as of from '../operations/hr.onboarding.ts';
import { openOnboardingForm } from '../operations/hr.onboarding.ts';
import { reporting } from '../shared/changes.ts';
import { bodyOf, type Options, open } from '../shared/client.ts';
import { formOf } from '../shared/form.ts';
import { readsOf } from '../shared/query.ts';
import { smallPicture } from '../shared/small-picture.ts';
import { type OnProgress, uploading } from '../shared/upload.ts';

type Schemas = components['schemas'];
type OfToken = { token: string };

type NewDocument = OfToken & { kind: Schemas['EmployeeDocumentKind']; name: string; file: File };

/** A photograph is made small first. */
export const addOnboardingDocument = reporting(
  async (
    { token, kind, name, file }: NewDocument,
    { signal, onProgress }: Options & { onProgress: OnProgress },
  ): Promise<Schemas['OnboardingDocument']> => {
    const small = await smallPicture(file);
    return bodyOf(
      open.POST('/onboarding_forms/{token}/documents/', {
        params: { path: { token } },
        signal,
        body: { kind, name, file: small.name },
        bodySerializer: () => formOf({ kind, name, file: small }),
        fetch: uploading(onProgress),
      }),
    );
  },
  of.addOnboardingDocument.changes,
);

/** What the server has, each time that it is shown. */
export const onboardingDocumentsQuery = (token: string) =>
  queryOptions({
    queryKey: ['onboardingDocuments', token],
    queryFn: async ({ signal }) => (await openOnboardingForm({ token }, { signal })).documents,
    gcTime: 0,
  });

/** The same for everybody, and for a session. */
export const onboardingBanksQuery = queryOptions({
  meta: readsOf(of.listOnboardingBanks),
  queryKey: ['listOnboardingBanks'],
  queryFn: ({ signal }) => bodyOf(open.GET('/onboarding_forms/banks/', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});
