import {
  earlierArchive,
  pendingArchive,
  readyArchive,
} from '../../../../src/machines/businesses/business-export/cases.ts';
import type { businessExportMachine } from '../../../../src/machines/businesses/business-export/machine.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

const button = ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true });
/** The button is busy, or says that an archive is being made. */
const beingMade = (stage: Stage) => stage.see(button(stage, 'The archive is being made'));

export const driver = defineDriver<typeof businessExportMachine>({
  flow: 'businessExport',
  open: async (stage) => {
    await signedInOn(stage, await stage.world.shared('owner', () => stage.world.owner()));
    await stage.goto('/settings?tab=business');
  },
  actors: {
    listExports: {
      requests: ['GET /businesses/{id}/exports/'],
      done: async (held, { arc }) => {
        const results = arc.offer.label === 'one is being made' ? [pendingArchive, earlierArchive] : [readyArchive];
        await held.letThrough({ answer: (body) => ({ ...body, count: results.length, results }) });
      },
    },
    requestExport: { requests: ['POST /businesses/{id}/exports/'] },
  },
  events: {},
  states: {
    loading: { sees: ({ page, see }) => see(page.getByRole('heading', { name: 'Your data' })) },
    offering: {
      sees: async (stage, { snapshot }) => {
        await stage.see(button(stage, 'Make an archive'));
        await stage.see(stage.page.getByRole('list', { name: 'Archives' }).getByRole('button', { name: 'Download' }));
        if (snapshot.context.problem) await stage.see(stage.page.getByRole('alert'));
      },
    },
    requesting: { sees: ({ page, see }) => see(page.getByRole('status').getByText('Working')) },
    'making.checking': { sees: beingMade },
    'making.waiting': { sees: beingMade },
    takingLong: { sees: ({ page, see }) => see(page.getByText(/^This takes longer than usual/)) },
    unreadable: { sees: ({ page, see }) => see(page.getByRole('alert').getByText('The archives could not be loaded')) },
  },
});
