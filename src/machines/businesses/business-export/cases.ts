import { flow } from '../../flow.ts';
import { businessId, noConnection } from '../../shared/samples.ts';
import { type Archive, businessExportMachine } from './machine.ts';

export const readyArchive: Archive = {
  id: '0198c7a0-0000-7000-8000-0000000000e1',
  status: 'READY',
  created_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2026-11-27T09:00:00.000Z',
  size: 4_096,
};
export const pendingArchive: Archive = { ...readyArchive, status: 'PENDING', expires_at: null, size: null };
export const earlierArchive: Archive = { ...readyArchive, id: '0198c7a0-0000-7000-8000-0000000000f2' };

export const businessExportFlow = flow({
  title: 'Download everything in a business',
  audience: 'owner',
  route: '/settings?tab=business',
  machine: businessExportMachine,
  happyEnd: 'making.checking',
  labels: {
    'archive.request': 'Make an archive',
    'archive.check': 'Look again',
    'archives.load': 'Retry',
    isBeingMade: 'an archive is being made',
    listExports: 'the server lists the archives',
    requestExport: 'the server begins an archive',
    archiveDeadline: 'the archive took too long',
    archiveCheckInterval: 'it is time to look again',
  },
  cases: {
    inputs: [{ label: 'an owner', input: { businessId } }],
    events: {
      'archives.load': [{ label: '', event: { type: 'archives.load' } }],
      'archive.request': [{ label: '', event: { type: 'archive.request' } }],
      'archive.check': [{ label: '', event: { type: 'archive.check' } }],
    },
    answers: {
      listExports: {
        done: [
          { label: 'none is being made', output: { results: [readyArchive] } },
          { label: 'one is being made', output: { results: [pendingArchive, earlierArchive] } },
        ],
        error: [{ label: 'no connection', error: noConnection }],
      },
      requestExport: {
        done: [{ label: 'begun', output: pendingArchive }],
        error: [{ label: 'no connection', error: noConnection }],
      },
    },
    holds: {
      'no archive is asked for while one is being made': (snapshot) =>
        !snapshot.matches('requesting') || snapshot.context.archives.every(({ status }) => status !== 'PENDING'),
    },
    // No guard reads the problem; it is in the key so that paths try where asking again clears it.
    key: ({ context: { problem } }) => ({ hasProblem: problem !== null }),
  },
});
