/**
 * What both renewals know and do: files leave as soon as they are chosen, and the renewal is sent with those that arrived.
 * Several are renewed alike, one after another; what is refused or cut stays, with those that come after it.
 */
import { assign, setup } from 'xstate';
import type { components } from '../../../openapi/generated/contract.ts';
import {
  fieldOf,
  mistakesIn,
  type RenewalFields,
  type RenewalKind,
  toPaper,
  toService,
} from '../../domain/fleet/renewal-form.ts';
import { answerDeadline, uploadDeadline } from '../../domain/shared/deadlines.ts';
import { type Problem, problem, problemOf } from '../../domain/shared/problem.ts';
import { asking } from '../shared/ask.ts';
import { endOf } from '../shared/ending.ts';
import { given } from '../shared/given.ts';
import { placeholder } from '../shared/placeholder.ts';

type Schemas = components['schemas'];
export type Attachment = Schemas['VehicleAttachment'];
type OfBusiness = { businessId: string };
export type AttachmentUpload = OfBusiness & { file: File };
export type AttachmentRemoval = OfBusiness & { id: string };
/** A renewal is added to what there is: it replaces nothing that was seen. */
type Renewing = OfBusiness & { id: string; idempotencyKey: string; seen: null };
export type PaperRenewal = Renewing & { documentId: string } & Schemas['VehiclePaperRenewal'];
export type ServiceRenewal = Renewing & { serviceId: string } & Schemas['VehicleServiceRenewal'];

type Save = { fields: RenewalFields; idempotencyKey: string };
/** A paper or a service that is renewed. */
export type Renewable = {
  id: string;
  vehicle: string;
  /** The day that the new one has to be later than. */
  after: string | null;
  /** What it keeps where several are renewed together. */
  own: Partial<RenewalFields>;
};
/** At least one. */
export type Input = OfBusiness & { waiting: readonly Renewable[] };
type Context = Input & {
  kind: RenewalKind;
  /** Some of them are: they have the files too, which are not deleted any more. */
  isBegun: boolean;
  /** What is on its way, or was cut. */
  file: File | null;
  percent: number;
  /** What has arrived. */
  attachments: Attachment[];
  /** The one that is being deleted. */
  removed: string | null;
  save: Save | null;
  problem: Problem | null;
};
type Event =
  | { type: 'file.choose'; file: File }
  | { type: 'attachment.delete'; id: string }
  | { type: 'upload.cancel' }
  | { type: 'upload.retry' }
  | { type: 'upload.progressed'; percent: number }
  | ({ type: 'renewal.submit' } & Save)
  | { type: 'form.leave' };
const ends = ['left', 'renewed'] as const;
export type RenewalOutput = { end: (typeof ends)[number] };

const fieldsFor = ({ own }: Renewable, fields: RenewalFields) => ({ ...fields, ...own });

const mistakesOf = ({ kind, waiting }: Pick<Context, 'kind' | 'waiting'>, fields: RenewalFields) =>
  Object.fromEntries(waiting.flatMap((each) => Object.entries(mistakesIn(fieldsFor(each, fields), kind, each.after))));

const renewal = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: RenewalOutput;
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: {
    uploadVehicleAttachment: placeholder<Attachment, AttachmentUpload>('uploadVehicleAttachment'),
    deleteVehicleAttachment: placeholder<void, AttachmentRemoval>('deleteVehicleAttachment'),
    putVehiclePaper: placeholder<Schemas['VehiclePaper'], PaperRenewal>('putVehiclePaper'),
    putVehicleService: placeholder<Schemas['VehicleService'], ServiceRenewal>('putVehicleService'),
  },
  delays: { answerDeadline, uploadDeadline },
  guards: {
    hasMistakes: ({ context }, { fields }: Save) => Object.keys(mistakesOf(context, fields)).length > 0,
    mayDelete: ({ context }, { id }: { id: string }) =>
      !context.isBegun && context.attachments.some((each) => each.id === id),
    isLast: ({ context }) => context.waiting.length === 1,
  },
  actions: {
    storeProblem: assign({ problem: (_, { error }: { error: unknown }) => renamed(problemOf(error)), removed: null }),
    storeMistakes: assign({
      problem: ({ context }, { fields }: Save) => problem('invalid', { fields: mistakesOf(context, fields) }),
    }),
    storeFile: assign({ file: (_, { file }: { file: File }) => file, percent: 0, problem: null }),
    startAgain: assign({ percent: 0, problem: null }),
    clearFile: assign({ file: null, problem: null }),
    storeProgress: assign({ percent: (_, { percent }: { percent: number }) => percent }),
    storeAttachment: assign({
      attachments: ({ context }, added: Attachment) => [...context.attachments, added],
      file: null,
    }),
    storeRemoved: assign({ removed: (_, { id }: { id: string }) => id, problem: null }),
    clearAttachment: assign({
      attachments: ({ context }) => context.attachments.filter(({ id }) => id !== context.removed),
      removed: null,
    }),
    storeSave: assign({
      save: (_, { fields, idempotencyKey }: Save) => ({ fields, idempotencyKey }),
      problem: null,
    }),
    storeRenewed: assign({ waiting: ({ context }) => context.waiting.slice(1), isBegun: true }),
  },
});

/** The form has one name for what papers and services call otherwise. */
const renamed = (found: Problem): Problem => ({
  ...found,
  fields: Object.fromEntries(Object.entries(found.fields).map(([name, said]) => [fieldOf[name] ?? name, said])),
});

const sentOf = ({ businessId, waiting, save, attachments }: Context) => {
  const next = given(waiting[0] ?? null);
  const { fields, idempotencyKey } = given(save);
  return {
    sent: { businessId, id: next.vehicle, idempotencyKey, seen: null },
    renewed: next.id,
    fields: fieldsFor(next, fields),
    ids: attachments.map(({ id }) => id),
  };
};

const ask = asking(renewal);

const renewing = {
  description: 'The server stores the renewals, one after another; what was renewed is kept.',
  tags: 'busy',
} as const;
const onRenewed = [
  { guard: 'isLast', target: 'renewed' },
  { target: 'renewing', reenter: true, actions: 'storeRenewed' },
] as const;
const ofKind = {
  paper: {
    ...renewing,
    ...ask({
      src: 'putVehiclePaper',
      input: ({ context }) => {
        const { sent, renewed, fields, ids } = sentOf(context);
        return { ...sent, documentId: renewed, ...toPaper(fields, ids) };
      },
      onDone: onRenewed,
      failTo: 'editing',
    }),
  },
  service: {
    ...renewing,
    ...ask({
      src: 'putVehicleService',
      input: ({ context }) => {
        const { sent, renewed, fields, ids } = sentOf(context);
        return { ...sent, serviceId: renewed, ...toService(fields, ids) };
      },
      onDone: onRenewed,
      failTo: 'editing',
    }),
  },
};

type Flow = { id: string; description: string; kind: RenewalKind };

export const renewalMachine = ({ id, description, kind }: Flow) =>
  renewal.createMachine({
    id,
    description,
    context: ({ input }) => ({
      ...input,
      kind,
      isBegun: false,
      file: null,
      percent: 0,
      attachments: [],
      removed: null,
      save: null,
      problem: null,
    }),
    initial: 'editing',
    states: {
      editing: {
        description: 'The person fills in the form and chooses files.',
        tags: 'editable',
        on: {
          'file.choose': { target: 'uploading', actions: { type: 'storeFile', params: ({ event }) => event } },
          'attachment.delete': {
            guard: { type: 'mayDelete', params: ({ event }) => event },
            target: 'removing',
            actions: { type: 'storeRemoved', params: ({ event }) => event },
          },
          'renewal.submit': [
            {
              guard: { type: 'hasMistakes', params: ({ event }) => event },
              actions: { type: 'storeMistakes', params: ({ event }) => event },
            },
            { target: 'renewing', actions: { type: 'storeSave', params: ({ event }) => event } },
          ],
          'form.leave': 'left',
        },
      },
      uploading: {
        description: 'A file is on its way; the form can be filled in meanwhile, and is sent when it has arrived.',
        tags: 'busy',
        ...ask({
          src: 'uploadVehicleAttachment',
          input: ({ context }) => ({ businessId: context.businessId, file: given(context.file) }),
          onDone: { target: 'editing', actions: { type: 'storeAttachment', params: ({ event }) => event.output } },
          failTo: 'cut',
          deadline: 'uploadDeadline',
        }),
        on: {
          'upload.progressed': { actions: { type: 'storeProgress', params: ({ event }) => event } },
          'upload.cancel': { target: 'editing', actions: 'clearFile' },
          'form.leave': 'left',
        },
      },
      cut: {
        description: 'The file did not arrive; the person tries again or goes on without it.',
        tags: 'failed',
        on: {
          'upload.retry': { target: 'uploading', actions: 'startAgain' },
          'upload.cancel': { target: 'editing', actions: 'clearFile' },
          'form.leave': 'left',
        },
      },
      removing: {
        description: 'The server deletes a file that had arrived.',
        tags: 'busy',
        ...ask({
          src: 'deleteVehicleAttachment',
          input: ({ context }) => ({ businessId: context.businessId, id: given(context.removed) }),
          onDone: { target: 'editing', actions: 'clearAttachment' },
          failTo: 'editing',
        }),
      },
      renewing: ofKind[kind],
      renewed: { description: 'The renewal is stored.', type: 'final', output: 'renewed' },
      left: { description: 'The person goes on without renewing.', type: 'final', output: 'left' },
    },
    output: ({ event }) => ({ end: endOf(ends, event.output) }),
  });
