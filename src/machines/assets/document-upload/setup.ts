/** What the upload of a document knows and does; its order is in machine.ts. */
import { assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import {
  type DocumentFields,
  type DocumentKind,
  mistakesIn,
  toDocument,
} from '../../../domain/assets/document-form.ts';
import { answerDeadline, uploadDeadline } from '../../../domain/shared/deadlines.ts';
import { type Problem, problem, problemOf } from '../../../domain/shared/problem.ts';
import type { ReminderChoice } from '../../../domain/shared/reminder.ts';
import { given } from '../../shared/given.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
export type Attachment = Schemas['Attachment'];
export type AssetDocument = Schemas['AssetDocument'];

type OfBusiness = { businessId: string };
export type AttachmentUpload = OfBusiness & { file: File };
export type ReminderCreation = OfBusiness & { idempotencyKey: string; asset: string } & ReminderChoice;
export type DocumentCreation = OfBusiness & { idempotencyKey: string; attachment: string; reminder: string | null } & (
    | { renews: string; fields: Partial<DocumentFields> }
    | { renews: null; asset: string; kind: DocumentKind; fields: Partial<DocumentFields> }
  );

export type Save = { fields: DocumentFields; reminder: ReminderChoice | null; idempotencyKey: string };
export type Input = OfBusiness & {
  asset: string;
  kind: DocumentKind;
  /** The document that is renewed; null for a new one. */
  renews: string | null;
};
export type Context = Input & {
  file: File | null;
  /** How much of the file has left. */
  percent: number;
  /** The file at the server. */
  attachment: string | null;
  /** What the person saved, perhaps while the file was still on its way. */
  save: Save | null;
  /** The reminder at the server. */
  reminder: string | null;
  problem: Problem | null;
};
type Event =
  | { type: 'file.choose'; file: File }
  | { type: 'file.remove' }
  | { type: 'upload.cancel' }
  | { type: 'upload.retry' }
  | { type: 'upload.progressed'; percent: number }
  | ({ type: 'document.save' } & Save)
  | { type: 'form.leave' };
export const ends = ['added', 'left'] as const;
export type DocumentUploadOutput = { end: (typeof ends)[number] };

const mistakesOf = ({ kind, renews }: Context, { fields }: Save) =>
  mistakesIn(fields, { kind, isRenewal: renews !== null });

export const documentUpload = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: DocumentUploadOutput;
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: {
    uploadAttachment: placeholder<Attachment, AttachmentUpload>('uploadAttachment'),
    createReminder: placeholder<{ id: string }, ReminderCreation>('createReminder'),
    addDocument: placeholder<AssetDocument, DocumentCreation>('addDocument'),
  },
  delays: { answerDeadline, uploadDeadline },
  guards: {
    hasMistakes: ({ context }, save: Save) => Object.keys(mistakesOf(context, save)).length > 0,
    wantsReminder: (_, { reminder }: Save) => reminder !== null,
    isSaved: ({ context }) => context.save !== null,
    isSavedWithReminder: ({ context }) => context.save?.reminder != null,
    isFileGone: (_, { error }: { error: unknown }) => problemOf(error).fields.attachment !== undefined,
  },
  actions: {
    storeProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error), save: null }),
    storeMistakes: assign({
      problem: ({ context }, save: Save) =>
        problem('invalid', { fields: mistakesOf(context, save) as Record<string, string[]> }),
    }),
    storeNoFile: assign({ problem: problem('invalid', { fields: { file: ['Field is Required'] } }) }),
    storeFile: assign({ file: (_, { file }: { file: File }) => file, percent: 0, attachment: null, problem: null }),
    clearFile: assign({ file: null, percent: 0, attachment: null, save: null, problem: null }),
    startAgain: assign({ percent: 0, problem: null }),
    storeProgress: assign({ percent: (_, { percent }: { percent: number }) => percent }),
    storeAttachment: assign({ attachment: (_, { id }: Attachment) => id, percent: 100 }),
    storeSave: assign({
      save: (_, { fields, reminder, idempotencyKey }: Save) => ({ fields, reminder, idempotencyKey }),
      reminder: null,
      problem: null,
    }),
    storeReminder: assign({ reminder: (_, { id }: { id: string }) => id }),
  },
});

export const uploadOf = ({ businessId, file }: Context): AttachmentUpload => ({ businessId, file: given(file) });

export function reminderOf({ businessId, asset, save }: Context): ReminderCreation {
  const { reminder, idempotencyKey } = given(save);
  return { businessId, asset, idempotencyKey, ...given(reminder) };
}

export function creationOf(context: Context): DocumentCreation {
  const { businessId, asset, kind, renews, reminder } = context;
  const { fields, idempotencyKey } = given(context.save);
  const attachment = given(context.attachment);
  const sent = { businessId, idempotencyKey, attachment, reminder, fields: toDocument(fields) };
  return renews === null ? { ...sent, renews, asset, kind } : { ...sent, renews };
}
