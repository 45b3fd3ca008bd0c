import type { shiftOfferMachine } from '../../../../src/machines/rota/shift-offer/machine.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { type Published, publishedShift, takeBack } from './own-shift.ts';

const dialog = (stage: Stage) => stage.page.getByRole('dialog', { name: 'Offer this shift' });
const gone = (stage: Stage) => stage.seeNone(stage.page.locator('[data-flow="shiftOffer"]'));

async function choose(stage: Stage, label: string, option: string | RegExp) {
  await dialog(stage).getByRole('button', { name: label }).click();
  await stage.page.getByRole('option', { name: option }).click();
}

export const driver = defineDriver<typeof shiftOfferMachine>({
  flow: 'shiftOffer',
  open: async (stage) => {
    const own = await publishedShift(stage, false);
    const { base, token, location } = own;
    const bola = { first_name: 'Bola', last_name: 'Ade', region: location, hire_date: '2020-01-06' };
    const { id } = await stage.world.expect('POST', `${base}employees/post_employee_form_once/`, { token, json: bola });
    const times = { date: '2036-12-10', start: '08:00', end: '12:00', break_minutes: 0, location };
    await stage.world.expect('POST', `${base}shift/`, { token, json: { ...times, employee: id } });
    const week = { year: 2036, week_number: 50 };
    const { version } = await stage.world.expect('GET', `${base}shift/publish/?year=2036&week_number=50`, { token });
    await stage.world.expect('POST', `${base}shift/publish/`, { token, json: { ...week, version } });
    stage.set('own', own);
    await stage.goto(`/shift-rota?year=2036&week=50&modal=offer&of=${own.shift}`);
  },
  actors: {
    readChoices: { requests: ['GET /c/{domain}/shift/{id}/swap_choices/'] },
    offerShift: {
      requests: ['POST /c/{domain}/shift/swaps/'],
      done: async (held, _step, stage) => {
        await takeBack(stage, stage.prop<Published>('own'));
        await held.letThrough();
      },
      conflict: async (_held, stage) => {
        const own = stage.prop<Published>('own');
        await takeBack(stage, own);
        const { base, token, shift } = own;
        await stage.world.expect('POST', `${base}shift/swaps/`, { token, json: { shift } });
        return true;
      },
    },
  },
  events: {
    'offer.send': async (stage, { offer }) => {
      await choose(stage, 'To', offer.to === null ? 'Everybody who can take it' : 'Bola Ade');
      if (offer.in_exchange !== null) await choose(stage, 'For', /Wednesday, 10 December/);
      await dialog(stage)
        .getByRole('textbox', { name: 'Note' })
        .fill(offer.note ?? '');
      await dialog(stage).getByRole('button', { name: 'Offer the shift' }).click();
    },
  },
  states: {
    looking: { sees: (stage) => stage.see(dialog(stage)) },
    unread: { sees: (stage) => stage.see(dialog(stage).getByRole('alert')) },
    choosing: { sees: (stage) => stage.see(dialog(stage).getByRole('textbox', { name: 'Note' })) },
    offering: { sees: (stage) => stage.see(dialog(stage).getByRole('status').getByText('Working')) },
    unsent: { sees: (stage) => stage.see(dialog(stage).getByRole('alert')) },
    offered: { isLeft: true, sees: gone },
    left: { isLeft: true, sees: gone },
  },
});
