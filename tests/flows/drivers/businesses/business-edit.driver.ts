import type { businessEditMachine } from '../../../../src/machines/businesses/business-edit/machine.ts';
import { defineDriver, elsewhere } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

const city = ({ page }: Stage) => page.getByRole('textbox', { name: 'City' });
const working = ({ page, see }: Stage) => see(page.getByRole('status').getByText('Working'));

export const driver = defineDriver<typeof businessEditMachine>({
  flow: 'businessEdit',
  open: async (stage) => {
    await signedInOn(stage, await stage.world.owner());
    await stage.goto('/settings?tab=business');
    await city(stage).waitFor();
    stage.set('known', await city(stage).inputValue());
    stage.set('tries', 0);
  },
  actors: {
    saveBusiness: {
      requests: ['PUT /c/{domain}/businesses/detail/'],
      conflict: (held) => held.arriveEarlier({ alter: (body) => ({ ...body, description: 'From another window' }) }),
      done: async (held, _step, stage) => {
        stage.set('known', (await held.letThrough()).city);
      },
    },
    getBusinessDetail: {
      requests: ['GET /c/{domain}/businesses/detail/'],
      done: async (held, { arc }, stage) => {
        const isSame = arc.offer.label === 'they changed the same';
        const theirs = `Epe ${stage.prop<number>('tries')}`;
        if (isSame) stage.set('known', theirs);
        const changed = isSame ? { city: theirs } : { description: theirs };
        await held.letThrough({ answer: (body) => ({ ...body, ...changed }) });
      },
    },
  },
  events: {
    'details.save': async (stage, _event, { arc }) => {
      const tries = stage.prop<number>('tries') + 1;
      stage.set('tries', tries);
      await city(stage).fill(arc.refused ? stage.prop<string>('known') : `Yaba ${tries}`);
      await stage.press('Save changes', arc.refused);
    },
    'details.discard': async (stage) => {
      await city(stage).fill('Surulere');
      await stage.press('Discard');
    },
  },
  states: {
    editing: {
      sees: async (stage, { snapshot }) => {
        const { page, see, seeNone } = stage;
        const { conflicts, problem } = snapshot.context;
        await see(city(stage));
        const notice = page.getByText(/^Somebody else has changed the/);
        await (conflicts === null ? seeNone(notice) : see(notice));
        if (problem) await see(page.getByRole('alert').or(page.getByText('This field may not be blank.')));
      },
    },
    saving: { sees: working },
    readingAgain: { sees: working },
  },
  // The buttons are there once there is something to discard, or to take.
  beyond: ({ kind, event }, { context: { conflicts, problem } }) => {
    if (kind !== 'event') return null;
    if (event.type === 'theirs.take') return conflicts?.length ? null : elsewhere;
    return event.type === 'details.discard' && problem === null && conflicts === null ? elsewhere : null;
  },
});
