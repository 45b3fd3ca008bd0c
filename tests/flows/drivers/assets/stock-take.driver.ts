import type { stockTakeMachine } from '../../../../src/machines/assets/stock-take/machine.ts';
import { pickFrom } from '../../../pick.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Json } from '../../browser/held.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

type Named = { id: string; name: string };

/** A business with a ladder at its only location; its stock-take stands open where the path begins with one. */
async function prepare(stage: Stage, isOpen: boolean): Promise<string> {
  const { world } = stage;
  const { accessToken: token, user } = await signedInOn(stage, await world.owner());
  const { id: businessId } = user.business as { id: string };
  const base = `/c/${businessId}`;
  const ask = async (method: string, path: string, json?: Json) =>
    (await world.call(method, `${base}${path}`, { token, ...(json ? { json } : {}) })).body;
  const [region] = (await ask('GET', '/regions/all/')) as unknown as Named[];
  const types = (await ask('GET', '/asset-management/asset_types/all_asset_types/')) as unknown as (Named & {
    vehicle_type: boolean;
  })[];
  const asset = { asset_type: types.find((type) => !type.vehicle_type)?.id, location: region?.id };
  const facts = { name: 'Ladder', status: 'unassigned', asset_condition: 'new' };
  stage.set('number', (await ask('POST', '/asset-management/assets/', { ...asset, ...facts })).number);
  stage.set('location', region?.name);
  stage.set('discard', async () => {
    const { results } = (await ask('GET', '/asset-management/stock_takes/')) as unknown as {
      results: { id: string }[];
    };
    for (const { id } of results) await ask('DELETE', `/asset-management/stock_takes/${id}/`);
  });
  if (!isOpen) return '';
  return `&id=${(await ask('POST', '/asset-management/stock_takes/', { location: region?.id })).id}`;
}

const field = ({ page }: Stage) => page.getByRole('textbox', { name: 'Asset ID, serial number or plate' });
const working = ({ page, see }: Stage) => see(page.getByRole('status').getByText('Working').first());
const alert = ({ page }: Stage) => page.getByRole('alert').or(page.getByText(/^No asset has (this|the) number/));

export const driver = defineDriver<typeof stockTakeMachine>({
  flow: 'stockTake',
  open: async (stage, { start }) => {
    const { id } = start.input as { id: string | null };
    await stage.goto(`/assets?tab=asset-list&view=stock-take${await prepare(stage, id !== null)}`);
  },
  actors: {
    startStockTake: {
      requests: ['POST /c/{domain}/asset-management/stock_takes/'],
      conflict: (held) => held.arriveEarlier({ isAnother: true }),
      done: async (held, _step, stage) => {
        await stage.prop<() => Promise<unknown>>('discard')();
        await held.letThrough();
      },
    },
    getStockTake: {
      requests: ['GET /c/{domain}/asset-management/stock_takes/{id}/'],
      done: async (held, { arc }) => {
        const isClosed = arc.offer.label === 'it is closed';
        await held.letThrough({
          answer: (body) => (isClosed ? { ...body, closed_at: '2026-11-20T10:00:00.000Z' } : body),
        });
      },
    },
    countItem: { requests: ['POST /c/{domain}/asset-management/stock_takes/{id}/items/'] },
    closeStockTake: { requests: ['POST /c/{domain}/asset-management/stock_takes/{id}/close/'] },
    discardStockTake: { requests: ['DELETE /c/{domain}/asset-management/stock_takes/{id}/'] },
  },
  events: {
    'stock.start': async (stage, _event, { arc }) => {
      if (!arc.refused) await pickFrom(stage.page, 'Location', stage.prop<string>('location'));
      await stage.press('Start counting', arc.refused);
    },
    'stock.count': async (stage, { count }, { arc }) => {
      if ('asset' in count) return stage.page.getByRole('button', { name: /ound: .* Ladder$/ }).click();
      await field(stage).fill(arc.refused ? ' ' : stage.prop<string>('number'));
      await stage.press('Count it', arc.refused);
    },
    'stock.close': async (stage, { markMissing, moveUnexpected }) => {
      // There is nothing to choose where nothing is missing, or nothing unexpected.
      for (const [name, isOn] of [
        [/^Mark/, markMissing],
        [/^Move/, moveUnexpected],
      ] as const) {
        const box = stage.page.getByRole('checkbox', { name });
        if (await box.isEnabled()) await box.setChecked(isOn, { force: true });
      }
      await stage.press('Close the stock-take');
    },
    'stock.discard': async (stage) => {
      await stage.press('Discard');
      await stage.page
        .getByRole('dialog')
        .or(stage.page.getByRole('alertdialog'))
        .getByRole('button', { name: 'Discard' })
        .click();
    },
    'stock.retry': (stage) => stage.press('Retry'),
  },
  states: {
    opening: { sees: ({ page, see }) => see(page.getByRole('heading', { level: 1 })) },
    choosing: {
      sees: async (stage, { snapshot }) => {
        await stage.see(stage.page.getByRole('button', { name: 'Start counting' }));
        if (snapshot.context.problem) await stage.see(alert(stage));
      },
    },
    starting: { sees: working },
    reading: { sees: ({ page, see }) => see(page.getByRole('heading', { level: 1 })) },
    unread: { sees: ({ page, see }) => see(page.getByText('The stock-take could not be loaded')) },
    counting: {
      sees: async (stage, { snapshot }) => {
        const { last, problem } = snapshot.context;
        await stage.see(field(stage));
        if (last) await stage.see(stage.page.getByRole('status').getByText(/Ladder(:| is not)/));
        if (problem) await stage.see(alert(stage));
      },
    },
    recording: { sees: working },
    reviewing: {
      sees: async (stage, { snapshot }) => {
        await stage.see(stage.page.getByRole('checkbox', { name: /^Mark what was not found/ }));
        if (snapshot.context.problem) await stage.see(alert(stage));
      },
    },
    closing: { sees: working },
    discarding: { sees: working },
    closed: { sees: ({ page, see }) => see(page.getByRole('button', { name: 'Download as CSV' })) },
    discarded: {
      isLeft: true,
      sees: ({ page, see }) => see(page.getByRole('heading', { name: 'Stock-takes', level: 1 })),
    },
  },
});
