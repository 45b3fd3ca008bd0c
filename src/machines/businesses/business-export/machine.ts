/**
 * Download everything in a business.
 * 1. The app loads the archives of the business.
 * 2. The owner asks for a new one; the server makes it in the background and emails when it is ready.
 * 3. While one is being made, the app loads the archives again every three seconds, for ten minutes at most.
 * 4. After that the owner can keep waiting, or come back when the email arrives.
 * Started by every screen that offers an archive; it goes on for as long as that screen is open.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import type { Problem } from '../../../domain/shared/problem.ts';
import { asking, askingParts } from '../../shared/ask.ts';
import { placeholder } from '../../shared/placeholder.ts';

export type Archive = components['schemas']['Export'];
type OfBusiness = { businessId: string };
export type Archives = { results: Archive[] };

type Context = OfBusiness & { archives: Archive[]; problem: Problem | null };
type Event = { type: 'archives.load' } | { type: 'archive.request' } | { type: 'archive.check' };

const businessExport = setup({
  types: {} as { input: OfBusiness; context: Context; events: Event; tags: 'busy' | 'failed' },
  actors: {
    listExports: placeholder<Archives, OfBusiness>('listExports'),
    requestExport: placeholder<Archive, OfBusiness>('requestExport'),
  },
  delays: { archiveCheckInterval: 3_000, archiveDeadline: 600_000 },
  guards: {
    isBeingMade: (_, { results }: Archives) => results.some(({ status }) => status === 'PENDING'),
  },
  actions: {
    storeArchives: assign({ archives: (_, { results }: Archives) => results }),
  },
}).extend(askingParts);

const ask = asking(businessExport);

export const businessExportMachine = businessExport.createMachine({
  id: 'businessExport',
  description: 'An owner asks for an archive of everything in a business, and downloads it.',
  context: ({ input }) => ({ ...input, archives: [], problem: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The app loads the archives.',
      tags: 'busy',
      ...ask({
        src: 'listExports',
        input: ({ context: { businessId } }) => ({ businessId }),
        onDone: [
          {
            guard: { type: 'isBeingMade', params: ({ event }) => event.output },
            target: 'making.waiting',
            actions: { type: 'storeArchives', params: ({ event }) => event.output },
          },
          { target: 'offering', actions: { type: 'storeArchives', params: ({ event }) => event.output } },
        ],
        failTo: 'unreadable',
      }),
    },
    offering: {
      description: 'The owner sees the archives, and can ask for a new one.',
      on: { 'archive.request': { target: 'requesting', actions: 'clearProblem' } },
    },
    requesting: {
      description: 'The server starts to make an archive.',
      tags: 'busy',
      ...ask({
        src: 'requestExport',
        input: ({ context: { businessId } }) => ({ businessId }),
        onDone: 'making',
        failTo: 'offering',
      }),
    },
    making: {
      description: 'The server makes the archive in the background.',
      tags: 'busy',
      initial: 'checking',
      after: { archiveDeadline: 'takingLong' },
      states: {
        checking: {
          description: 'The app checks whether the archive is ready.',
          invoke: {
            id: 'listExports',
            src: 'listExports',
            input: ({ context: { businessId } }) => ({ businessId }),
            onDone: [
              {
                guard: { type: 'isBeingMade', params: ({ event }) => event.output },
                target: 'waiting',
                actions: { type: 'storeArchives', params: ({ event }) => event.output },
              },
              {
                target: '#businessExport.offering',
                actions: { type: 'storeArchives', params: ({ event }) => event.output },
              },
            ],
            onError: 'waiting',
          },
          after: { answerDeadline: 'waiting' },
        },
        waiting: {
          description: 'The archive is not ready yet; the app checks again in three seconds.',
          after: { archiveCheckInterval: 'checking' },
        },
      },
    },
    takingLong: {
      description: 'The archive is not ready after ten minutes; the owner can keep waiting.',
      on: { 'archive.check': 'making' },
    },
    unreadable: {
      description: 'The archives could not be loaded; the owner can try again.',
      tags: 'failed',
      on: { 'archives.load': { target: 'loading', actions: 'clearProblem' } },
    },
  },
});

export type BusinessExportRef = ActorRefFrom<typeof businessExportMachine>;
