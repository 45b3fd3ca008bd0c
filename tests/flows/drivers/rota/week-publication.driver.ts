import type { weekPublicationMachine } from '../../../../src/machines/rota/week-publication/machine.ts';
import { defineDriver, type Step } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

const isPublishedIn = ({ arc }: Step): boolean => Reflect.get(arc.offer.event, 'output').published;
type Own = { path: string; query: string; token: string; week: object };

const dialog = (stage: Stage) => stage.page.getByRole('dialog', { name: 'Publish the week' });
const gone = (stage: Stage) => stage.seeNone(stage.page.locator('[data-flow="weekPublication"]'));

/** Publishes the week, or withdraws it, until it is as the case says. */
async function bring(stage: Stage, isPublished: boolean) {
  const { path, query, token, week } = stage.prop<Own>('own');
  for (;;) {
    const { version, published } = await stage.world.expect('GET', `${path}publish/?${query}`, { token });
    if (published === isPublished) return;
    if (isPublished) await stage.world.expect('POST', `${path}publish/`, { token, json: { ...week, version } });
    else await stage.world.expect('POST', `${path}withdraw/`, { token, json: week });
  }
}

export const driver = defineDriver<typeof weekPublicationMachine>({
  flow: 'weekPublication',
  open: async (stage) => {
    const { world } = stage;
    const owner = await world.shared('owner of a rota', () => world.owner());
    const person = await signedInOn(stage, owner);
    const token = person.accessToken;
    const base = `/c/${world.businessOf(person)}/`;
    // Each path has a location of its own: what is published there stays so.
    const place = {
      name: `Shop ${crypto.randomUUID().slice(0, 8)}`,
      state: 'Lagos',
      city: 'Lagos',
      address1: 'Marina',
    };
    const { id: location } = await world.expect('POST', `${base}regions/`, { token, json: place });
    const shift = { date: '2036-12-08', start: '08:00', end: '16:00', break_minutes: 60, location };
    await world.expect('POST', `${base}shift/`, { token, json: shift });
    const week = { year: 2036, week_number: 50, location };
    const query = `year=2036&week_number=50&location=${location}`;
    stage.set('own', { path: `${base}shift/`, query, token, week } satisfies Own);
    await stage.goto(`/shift-rota?year=2036&week=50&location=${location}&modal=publish`);
  },
  actors: {
    previewPublication: {
      requests: ['GET /c/{domain}/shift/publish/'],
      done: async (held, step, stage) => {
        await bring(stage, isPublishedIn(step));
        await held.letThrough();
      },
    },
    publishWeek: {
      requests: ['POST /c/{domain}/shift/publish/'],
      conflict: async (_held, stage) => {
        const { path, query, token, week } = stage.prop<Own>('own');
        const { open } = await stage.world.expect('GET', `${path}?${query}`, { token });
        // Another shift comes, so that there is one however often somebody was faster.
        const { location } = week as { location: string };
        const start = `0${(open as unknown[]).length}:00`;
        const shift = { date: '2036-12-09', start, end: '16:00', break_minutes: 60, location };
        await stage.world.expect('POST', path, { token, json: shift });
        return true;
      },
    },
    withdrawWeek: {
      requests: ['POST /c/{domain}/shift/withdraw/'],
      conflict: async (_held, stage) => {
        await bring(stage, false);
        return true;
      },
    },
  },
  // Each event presses the button of its label.
  events: {},
  states: {
    looking: { sees: (stage) => stage.see(dialog(stage)) },
    unread: { sees: (stage) => stage.see(dialog(stage).getByRole('alert')) },
    shown: { sees: (stage) => stage.see(dialog(stage).getByText(/shift/).first()) },
    publishing: { sees: (stage) => stage.see(dialog(stage).getByRole('status').getByText('Working')) },
    unpublished: { sees: (stage) => stage.see(dialog(stage).getByRole('alert')) },
    withdrawing: { sees: (stage) => stage.see(dialog(stage).getByRole('status').getByText('Working')) },
    unwithdrawn: { sees: (stage) => stage.see(dialog(stage).getByRole('alert')) },
    published: { isLeft: true, sees: gone },
    withdrawn: { isLeft: true, sees: gone },
    left: { isLeft: true, sees: gone },
  },
});
