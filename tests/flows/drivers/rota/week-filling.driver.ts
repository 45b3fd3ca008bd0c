import type { weekFillingMachine } from '../../../../src/machines/rota/week-filling/machine.ts';
import { defineDriver, type Step } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

const canFillIn = ({ arc }: Step): boolean => Reflect.get(arc.offer.event, 'output').filled.length > 0;
type Own = { base: string; token: string; shift: string; times: object; self: string };

const dialog = (stage: Stage) => stage.page.getByRole('dialog', { name: 'Fill the week' });
const gone = (stage: Stage) => stage.seeNone(stage.page.locator('[data-flow="weekFilling"]'));

/** Makes the owner, who is the only one, free for the shift or not. */
async function bring(stage: Stage, canFill: boolean) {
  const { base, token, times, self } = stage.prop<Own>('own');
  const { employees } = await stage.world.expect('GET', `${base}shift/?year=2036&week_number=50`, { token });
  const taken = (employees as { shifts: { id: string }[] }[]).flatMap(({ shifts }) => shifts);
  if (canFill) for (const { id } of taken) await stage.world.expect('DELETE', `${base}shift/${id}/`, { token });
  else if (taken.length === 0)
    await stage.world.expect('POST', `${base}shift/`, { token, json: { ...times, employee: self } });
}

export const driver = defineDriver<typeof weekFillingMachine>({
  flow: 'weekFilling',
  open: async (stage) => {
    const { world } = stage;
    const owner = await world.owner();
    const person = await signedInOn(stage, owner);
    const token = person.accessToken;
    const base = `/c/${world.businessOf(person)}/`;
    const [{ id: location }] = (await world.expect('GET', `${base}regions/all/`, { token })) as unknown as [
      { id: string },
    ];
    const [{ id: self }] = (await world.expect('GET', `${base}employees/all`, { token })) as unknown as [
      { id: string },
    ];
    const times = { date: '2036-12-08', start: '08:00', end: '12:00', break_minutes: 0, location };
    const { id: shift } = await world.expect('POST', `${base}shift/`, { token, json: { ...times, employee: null } });
    stage.set('own', { base, token, shift: String(shift), times, self } satisfies Own);
    await stage.goto('/shift-rota?year=2036&week=50&modal=fill');
  },
  actors: {
    proposeFilling: {
      requests: ['GET /c/{domain}/shift/fill/'],
      done: async (held, step, stage) => {
        await bring(stage, canFillIn(step));
        await held.letThrough();
      },
    },
    fillWeek: {
      requests: ['POST /c/{domain}/shift/fill/'],
      conflict: async (_held, stage) => {
        await bring(stage, false);
        return true;
      },
    },
  },
  // Each event presses the button of its label.
  events: {},
  states: {
    looking: { sees: (stage) => stage.see(dialog(stage).getByText(/^Looking for who/)) },
    unread: { sees: (stage) => stage.see(dialog(stage).getByRole('alert')) },
    shown: { sees: (stage) => stage.see(dialog(stage).getByText(/can be filled/)) },
    filling: { sees: (stage) => stage.see(dialog(stage).getByRole('status').getByText('Working')) },
    unfilled: { sees: (stage) => stage.see(dialog(stage).getByRole('alert')) },
    filled: { isLeft: true, sees: gone },
    left: { isLeft: true, sees: gone },
  },
});
