/** What the sharing of files knows and does; its order is in machine.ts. */
import { assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { fileTitle } from '../../../domain/hr/file-title.ts';
import { answerDeadline, uploadDeadline } from '../../../domain/shared/deadlines.ts';
import { type Problem, problem, problemOf } from '../../../domain/shared/problem.ts';
import { given } from '../../shared/given.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
export type Upload = Schemas['Upload'];
type OfBusiness = { businessId: string };
export type FileUpload = OfBusiness & { file: File };
export type Sharing = Pick<Schemas['NewCompanyFiles'], 'description' | 'audience' | 'requires_acknowledgement'>;
export type FilesCreation = OfBusiness & { idempotencyKey: string } & Schemas['NewCompanyFiles'];
export type CreatedFiles = { files: Schemas['CompanyFile'][] };
type Share = { sharing: Sharing; idempotencyKey: string };

/** A file waits until it has an upload or a problem. */
export type ChosenFile = { id: string; file: File; upload: string | null; problem: Problem | null };
export type Input = OfBusiness;
export type Context = Input & {
  /** They are sent one after the other, in this order. */
  files: readonly ChosenFile[];
  /** How much of the file that is on its way has left. */
  percent: number;
  share: Share | null;
  problem: Problem | null;
};
type Event =
  | { type: 'files.choose'; files: readonly File[] }
  | { type: 'file.remove'; id: string }
  | { type: 'file.retry'; id: string }
  | { type: 'upload.progressed'; percent: number }
  | ({ type: 'files.share' } & Share)
  | { type: 'form.leave' };
export const ends = ['shared', 'left'] as const;
export type FileSharingOutput = { end: (typeof ends)[number]; count: number };

/** The same file chosen again is the same one. */
export const idOf = ({ name, size }: File): string => `${name} ${size}`;
export const currentOf = ({ files }: Context): ChosenFile | undefined =>
  files.find(({ upload, problem: trouble }) => upload === null && trouble === null);

const gone = problem('invalid', { detail: 'This file waited too long. Upload it again.' });

export const fileSharing = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: FileSharingOutput;
    tags: 'busy' | 'editable';
  },
  actors: {
    uploadTemporaryFile: placeholder<Upload, FileUpload>('uploadTemporaryFile'),
    createCompanyFiles: placeholder<CreatedFiles, FilesCreation>('createCompanyFiles'),
  },
  delays: { answerDeadline, uploadDeadline },
  guards: {
    hasWaiting: ({ context }) => currentOf(context) !== undefined,
    hasFiles: ({ context }) => context.files.length > 0,
    hasMissing: ({ context }) => context.files.some(({ upload }) => upload === null),
    isOnItsWay: ({ context }, id: string) => currentOf(context)?.id === id,
    isFileGone: (_, { error }: { error: unknown }) => problemOf(error).fields.files !== undefined,
  },
  actions: {
    storeFiles: assign({
      files: ({ context: { files } }, chosen: readonly File[]) => [
        ...files,
        ...chosen
          .map((file) => ({ id: idOf(file), file, upload: null, problem: null }))
          .filter(({ id }) => files.every((known) => known.id !== id)),
      ],
      problem: null,
    }),
    clearFile: assign({
      files: ({ context }, id: string) => context.files.filter((file) => file.id !== id),
      problem: null,
    }),
    // It goes to the end: what is on its way stays so.
    startFileAgain: assign({
      files: ({ context: { files } }, id: string) => [
        ...files.filter((file) => file.id !== id),
        ...files.filter((file) => file.id === id).map((file) => ({ ...file, problem: null })),
      ],
      problem: null,
    }),
    startProgress: assign({ percent: 0 }),
    storeProgress: assign({ percent: (_, { percent }: { percent: number }) => percent }),
    storeUpload: assign({
      files: ({ context }, { id }: Upload) =>
        context.files.map((file) => (file === currentOf(context) ? { ...file, upload: id } : file)),
    }),
    /** Of the file that is on its way; without one, of the request. */
    storeProblem: assign(({ context }, { error }: { error: unknown }) => {
      const current = currentOf(context);
      const trouble = problemOf(error);
      if (current === undefined) return { problem: trouble };
      return { files: context.files.map((file) => (file === current ? { ...file, problem: trouble } : file)) };
    }),
    storeMissing: assign({
      problem: problem('invalid', { detail: 'Retry or remove the files that did not arrive.' }),
    }),
    storeNoFile: assign({ problem: problem('invalid', { fields: { files: ['Field is Required'] } }) }),
    storeShare: assign({
      share: (_, { sharing, idempotencyKey }: Share) => ({ sharing, idempotencyKey }),
      problem: null,
    }),
    clearUploads: assign({
      files: ({ context }) => context.files.map((file) => ({ ...file, upload: null, problem: gone })),
    }),
  },
});

export const uploadOf = (context: Context): FileUpload => ({
  businessId: context.businessId,
  file: given(currentOf(context) ?? null).file,
});

export function creationOf({ businessId, files, share }: Context): FilesCreation {
  const { sharing, idempotencyKey } = given(share);
  const sent = files.map(({ file, upload }) => ({ upload: given(upload), name: fileTitle(file.name) }));
  return { businessId, idempotencyKey, files: sent, ...sharing };
}
