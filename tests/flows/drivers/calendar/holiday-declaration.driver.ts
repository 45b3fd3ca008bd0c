import type {
  HolidayDay,
  holidayDeclarationMachine,
} from '../../../../src/machines/calendar/holiday-declaration/machine.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

type Own = { name: string; path: string; token: string };

const dialog = (stage: Stage) => stage.page.getByRole('dialog', { name: `Declare ${stage.prop<Own>('own').name}` });
const fields = (stage: Stage) => dialog(stage).getByRole('textbox', { name: /^Day/ });
const gone = (stage: Stage) => stage.seeNone(stage.page.locator('[data-flow="holidayDeclaration"]'));

async function fill(stage: Stage, days: readonly HolidayDay[]) {
  for (const [at, { day }] of days.entries()) {
    await fields(stage).nth(at).fill(day);
    await fields(stage).nth(at).press('Tab');
  }
}

export const driver = defineDriver<typeof holidayDeclarationMachine>({
  flow: 'holidayDeclaration',
  open: async (stage) => {
    const { world } = stage;
    const owner = await world.shared('owner of holidays', () => world.owner());
    const person = await signedInOn(stage, owner);
    const token = person.accessToken;
    // Each path has a holiday of its own: the nation's would stay declared for the next one.
    const name = `Day ${crypto.randomUUID().slice(0, 8)}`;
    const days = ['2027-05-17', '2027-05-18'].map((day) => ({ day, is_half: false }));
    const path = `/c/${world.businessOf(person)}/holidays/`;
    const { id } = await world.expect('POST', path, { token, json: { name, scope: 'business', days } });
    await world.expect('POST', `${path}${id}/cancel/`, { token });
    stage.set('own', { name, path: `${path}${id}/declare/`, token } satisfies Own);
    await stage.goto(`/holidays?year=2027&modal=holiday-days&of=${id}`);
  },
  actors: {
    declareHoliday: {
      requests: ['POST /c/{domain}/holidays/{id}/declare/'],
      conflict: async (_held, stage) => {
        const { path, token } = stage.prop<Own>('own');
        await stage.world.expect('POST', path, { token, json: { days: [{ day: '2027-06-01', is_half: false }] } });
        return true;
      },
    },
  },
  // The other events press the button of their label.
  events: {
    'days.submit': async (stage, event, { arc }) => {
      await fill(stage, event.days);
      await stage.press('Declare', arc.refused);
    },
  },
  beyond: ({ event }) =>
    event.type === 'days.submit' && Reflect.get(event, 'days').length === 0
      ? 'The fields of the form ask for a day before it is sent.'
      : null,
  states: {
    choosingDays: {
      sees: async (stage, { snapshot }) => {
        await stage.see(fields(stage).first());
        if (snapshot.context.problem !== null) await stage.see(dialog(stage).getByRole('alert'));
      },
    },
    declaring: { sees: (stage) => stage.see(dialog(stage).getByRole('status').getByText('Working')) },
    unsent: { sees: (stage) => stage.see(dialog(stage).getByRole('alert')) },
    declared: { isLeft: true, sees: gone },
    left: { isLeft: true, sees: gone },
  },
});
