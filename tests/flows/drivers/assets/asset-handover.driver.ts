import type { assetHandoverMachine } from '../../../../src/machines/assets/asset-handover/machine.ts';
import { keepInTab, keyOfPerson } from '../../../worlds/device.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Json } from '../../browser/held.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

type Chosen = { id: string; number: string; name: string };
type Start = { ids: readonly string[]; draft: { recipient: object | null } };

const me = 'Ada Obi';

/** A business with a ladder and a drill that nobody has; its owner is the only employee. */
async function prepare(stage: Stage, { ids, draft }: Start): Promise<string> {
  const { world, page } = stage;
  const owner = await signedInOn(stage, await world.owner());
  const base = `/c/${(owner.user.business as { id: string }).id}`;
  const chosen: Chosen[] = [];
  for (const name of ids.length === 1 ? ['Ladder'] : ['Ladder', 'Drill']) {
    const { id, number } = await world.asset(owner, { name });
    chosen.push({ id: String(id), number: String(number), name });
  }
  stage.set('chosen', chosen);
  if (ids.length > 0) return `&ids=${chosen.map(({ id }) => id).join()}`;
  if (draft.recipient === null) return '';
  const { body } = await world.call('GET', `${base}/employees/filter`, { token: owner.accessToken });
  const [employee] = body.results as { id: string }[];
  const kept = {
    assets: chosen.map((asset) => ({ ...asset, holder: null })),
    recipient: { id: employee?.id, name: me, note: '' },
    dateAssigned: '2026-11-20',
  };
  await keepInTab(page, keyOfPerson(owner, 'handover'), kept);
  return '';
}

const dayField = ({ page }: Stage, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const clearList = async ({ page }: Stage) => {
  const remove = page.getByRole('list', { name: 'Chosen assets' }).getByRole('button', { name: /^Remove/ });
  while ((await remove.count()) > 0) await remove.first().click();
};
const draw = async ({ page }: Stage) => {
  const pad = page.getByRole('img', { name: /^Signature/ });
  await pad.scrollIntoViewIfNeeded();
  const box = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.2, 0.7));
  await page.mouse.down();
  for (const [x, y] of [at(0.35, 0.3), at(0.5, 0.7), at(0.7, 0.4)]) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
};
const working = ({ page, see }: Stage) => see(page.getByRole('status').getByText('Working').first());

export const driver = defineDriver<typeof assetHandoverMachine>({
  flow: 'assetHandover',
  open: async (stage, { start }) => {
    const query = await prepare(stage, start.input as Start);
    await stage.goto(`/assets?tab=asset-list&view=hand-over${query}`);
  },
  beyond: ({ label }) =>
    label === 'one that somebody has' ? 'the list offers what nobody has; a link may name others' : null,
  actors: {
    listAssetsToHandOver: {
      requests: ['GET /c/{domain}/asset-management/handovers/assets/'],
      done: async (held, { arc }) => {
        const isHeld = arc.offer.label === 'somebody has one';
        const holderOf = (at: number) => (isHeld && at === 1 ? 'Chidi Eze' : null);
        await held.letThrough({
          answer: (body) =>
            (body as unknown as Json[]).map((asset, at) => ({ ...asset, holder: holderOf(at) })) as unknown as Json,
        });
      },
    },
    handOverAssets: {
      requests: ['POST /c/{domain}/asset-management/handovers/'],
      conflict: (held) => held.arriveEarlier({ alter: (body) => ({ ...body, signature: { name: 'Sent first' } }) }),
    },
  },
  events: {
    'assets.change': async (stage, { assets }) => {
      await clearList(stage);
      for (const { number } of stage.prop<Chosen[]>('chosen').slice(0, assets.length))
        await stage.page.getByRole('button', { name: `Add ${number}` }).click();
    },
    'assets.retry': (stage) => stage.press('Retry'),
    'recipient.change': async (stage) => {
      await stage.press(/^(Choose a person|Change the person)$/);
      const picker = stage.page.getByRole('dialog', { name: 'Who gets the assets?' });
      await picker.getByRole('option', { name: new RegExp(me) }).click();
      await picker.getByRole('button', { name: 'Choose' }).click();
    },
    'days.change': async (stage, { dateAssigned, due }) => {
      await dayField(stage, 'Date assigned').fill(dateAssigned);
      await dayField(stage, 'Expected return').fill(due);
      await dayField(stage, 'Expected return').press('Tab');
    },
    'step.continue': async (stage, _event, { arc, before }) => {
      // Today is offered: without a day is who takes it away.
      const hasNoDay = arc.refused && (await stage.page.getByRole('button', { name: 'Change the person' }).isVisible());
      if (hasNoDay && before?.label !== 'days.change: back too early') await dayField(stage, 'Date assigned').fill('');
      await stage.press('Continue', arc.refused);
    },
    'step.back': (stage) => stage.press(/^(Back|Choose again)$/),
    'handover.sign': async (stage, { signature }) => {
      const clear = stage.page.getByRole('button', { name: 'Clear' });
      if (await clear.isEnabled()) await clear.click();
      await stage.page.getByRole('textbox', { name: 'Full name' }).fill(signature.name);
      if (signature.drawing !== null) await draw(stage);
      await stage.press('Sign and hand over');
    },
    'refused.leave': (stage, _event, { arc }) => {
      const leave = stage.page.getByRole('button', { name: 'Hand over the other one' });
      return arc.refused ? stage.seeNone(leave) : leave.click();
    },
  },
  states: {
    opening: { sees: ({ page, see }) => see(page.getByRole('heading', { level: 1 })) },
    loadingAssets: { sees: ({ page, see }) => see(page.getByRole('heading', { level: 1 })) },
    assetsUnread: { sees: ({ page, see }) => see(page.getByText('The assets could not be loaded')) },
    choosingAssets: {
      sees: async ({ page, see, seeNone }, { snapshot }) => {
        const { assets } = snapshot.context as { assets: readonly { holder: string | null }[] };
        await see(page.getByRole('region', { name: 'To hand over' }));
        const warning = page.getByText('Somebody has one of these.');
        await (assets.some(({ holder }) => holder !== null) ? see(warning) : seeNone(warning));
      },
    },
    choosingRecipient: {
      sees: async ({ page, see, seeNone }, { snapshot, arc }) => {
        await see(page.getByRole('form', { name: 'Who gets the assets' }));
        if (snapshot.context.recipient) await see(page.getByRole('list', { name: 'Recipient' }).getByText(/Ada|Bola/));
        if (snapshot.context.problem)
          await see(
            page
              .getByRole('alert')
              .or(page.getByText(/^(The return cannot be before the date assigned|This day is not possible)\.$/)),
          );
        // What is typed reaches the flow with the next step; a person who is chosen, at once.
        if (arc?.label === 'recipient.change: Bola') await seeNone(page.getByRole('alert'));
      },
    },
    signing: {
      sees: async ({ page, see }, { snapshot }) => {
        await see(page.getByRole('button', { name: 'Sign and hand over' }));
        if (snapshot.context.problem) await see(page.getByRole('alert'));
      },
    },
    sending: { sees: working },
    refused: { sees: ({ page, see }) => see(page.getByText('Nothing was handed over yet.')) },
    handedOver: { sees: ({ page, see }) => see(page.getByRole('button', { name: 'Download the receipt' })) },
    foundEarlier: { sees: ({ page, see }) => see(page.getByText('Your earlier attempt went through')) },
  },
});
