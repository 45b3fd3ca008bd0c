import { randomUUID } from 'node:crypto';
import type { Locator } from 'playwright-core';
import type {
  assetBulkMachine,
  BulkAct,
  BulkDetails,
  Chosen,
} from '../../../../src/machines/assets/asset-bulk/machine.ts';
import { pickFrom } from '../../../pick.ts';
import { defineDriver, elsewhere } from '../../browser/driver.ts';
import type { Held, Json } from '../../browser/held.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

const buttons: Record<BulkAct, string> = {
  assign: 'Assign',
  unassign: 'Unassign',
  move: 'Move',
  changeStatus: 'Change status',
  delete: 'Delete',
};
const submits = /^(Assign|Unassign|Move|Change status|Move to bin|Delete for ever)$/;

const dialog = ({ page }: Stage): Locator => page.getByRole('dialog').filter({ has: page.locator('[data-flow]') });
const button = (stage: Stage, name: string | RegExp) => dialog(stage).getByRole('button', { name, exact: true });
const row = ({ page }: Stage, name: string) => page.getByRole('checkbox', { name: new RegExp(`^Select ${name}`) });

/** A business with three assets that nobody has. */
async function prepare(stage: Stage): Promise<void> {
  const owner = await signedInOn(stage, await stage.world.owner());
  for (const name of ['Ladder', 'Drill', 'Pump']) stage.set(name, (await stage.world.asset(owner, { name })).id);
  await stage.goto('/assets?tab=asset-list&view=list&status=unassigned');
}

async function select(stage: Stage, chosen: Chosen): Promise<void> {
  await row(stage, 'Ladder').check({ force: true });
  if ('ids' in chosen) return row(stage, 'Drill').check({ force: true });
  await stage.press('Select all 3 matching');
  await row(stage, 'Pump').uncheck({ force: true });
}

async function choosePerson(stage: Stage): Promise<void> {
  const chosen = button(stage, 'Change');
  if (await chosen.isVisible()) return;
  await button(stage, 'Choose a person').click();
  const picker = stage.page.getByRole('dialog').last();
  await picker.getByRole('option', { name: /Ada Obi/ }).click();
  await picker.getByRole('button', { name: 'Choose' }).click();
}

async function give(stage: Stage, details: BulkDetails): Promise<void> {
  switch (details.act) {
    case 'assign':
      if (details.assignee.id !== '') await choosePerson(stage);
      if (details.date_assigned === '') await dialog(stage).getByRole('textbox', { name: 'Date assigned' }).fill('');
      return;
    case 'unassign':
      await dialog(stage)
        .getByRole('textbox', { name: 'End date' })
        .fill(details.end_date === '' ? '' : '20/11/2099');
      return;
    case 'move':
      if (details.location.id !== '') await pickFrom(stage.page, 'Location', 'Lagos');
      return;
    case 'changeStatus':
      await button(stage, /Status/).click();
      await stage.page.getByRole('option', { name: 'Missing', exact: true }).click();
      return;
    case 'delete':
      await dialog(stage)
        .getByRole('radio', { name: details.permanently ? 'Delete for ever' : 'Move to the bin' })
        .check({ force: true });
  }
}

/** What the server says of the assets that were sent; it may be asked for the same ones several times. */
const outcomes = (held: Held, isLastRefused: boolean): Json => {
  const { assets } = JSON.parse(held.sent ?? '') as { assets: string[] };
  const results = assets.map((id, at) => ({
    id,
    title: at === 0 ? 'Ladder (LAD-0001)' : 'Drill (DRI-0001)',
    ...(isLastRefused && at === assets.length - 1
      ? { outcome: 'refused', detail: 'Bola Okafor has it already.' }
      : { outcome: 'done', detail: null }),
  }));
  return { results };
};

export const driver = defineDriver<typeof assetBulkMachine>({
  flow: 'assetBulk',
  open: async (stage, { start }) => {
    const { act, chosen } = start.input as { act: BulkAct; chosen: Chosen };
    await prepare(stage);
    await select(stage, chosen);
    await stage.page
      .getByRole('region', { name: 'Selected rows of Assets' })
      .getByRole('button', { name: buttons[act], exact: true })
      .click();
  },
  actors: {
    listAssetIds: {
      requests: ['GET /c/{domain}/asset-management/assets/ids/'],
      done: async (held, { arc }, stage) => {
        const [left, out] = [stage.prop<string>('Ladder'), stage.prop<string>('Pump')];
        const others = (count: number) => Array.from({ length: count }, () => randomUUID());
        const ids: Record<string, string[]> = {
          'one besides that which was left out': [left, out],
          'only those that were left out': [out],
          'more than are listed': [],
          'a thousand besides those left out': [out, ...others(1_000)],
          'one too many': others(1_001),
        };
        const listed = ids[arc.offer.label];
        await held.letThrough({
          answer: (body) => (listed ? { count: listed.length || 2_001, ids: listed } : body),
        });
      },
    },
    assignAssets: {
      requests: ['POST /c/{domain}/asset-management/assets/bulk_asset_assignee_add'],
      done: async (held, { arc }) => {
        await held.letThrough({ answer: () => outcomes(held, arc.offer.label === 'one is refused') });
      },
    },
    unassignAssets: { requests: ['POST /c/{domain}/asset-management/assets/bulk_asset_assignee_remove'] },
    changeAssets: { requests: ['PATCH /c/{domain}/asset-management/assets/bulk_change/'] },
    deleteAssets: { requests: ['PATCH /c/{domain}/asset-management/assets/bulk_delete/'] },
  },
  events: {
    'bulk.review': async (stage, { details }, { arc }) => {
      // Whoever was chosen before the last failure stays chosen.
      const isNobody = details.act === 'assign' && details.assignee.id === '';
      if (isNobody && (await button(stage, 'Change').isVisible())) return;
      await give(stage, details);
      const proceed = button(stage, 'Continue');
      if (!(arc.refused && (await proceed.isDisabled()))) await proceed.click();
    },
    'bulk.confirm': (stage) => button(stage, submits).click(),
    'bulk.retry': async (stage, _event, { arc }) => {
      const again = button(stage, /^(Retry|Try the refused again)$/);
      if (!(arc.refused && (await again.count()) === 0)) await again.click();
    },
    'step.back': (stage) => button(stage, 'Back').click(),
    'bulk.close': (stage) => button(stage, 'Close').first().click(),
  },
  states: {
    opening: { isPassing: true, sees: (stage) => stage.see(dialog(stage)) },
    collecting: { sees: (stage) => stage.see(dialog(stage)) },
    uncollected: { sees: (stage) => stage.see(dialog(stage).getByText('The assets could not be loaded')) },
    counting: { isPassing: true, sees: (stage) => stage.see(dialog(stage)) },
    outOfRange: {
      sees: (stage, { snapshot }) =>
        stage.see(
          dialog(stage).getByText(snapshot.context.count === 0 ? 'No asset matches any more' : 'At most 1,000 assets'),
        ),
    },
    detailing: { sees: (stage) => stage.see(button(stage, 'Continue')) },
    confirming: {
      sees: async (stage, { snapshot }) => {
        await stage.see(dialog(stage).getByText(/ will be /));
        if (snapshot.context.problem) await stage.see(dialog(stage).getByRole('alert'));
      },
    },
    assigning: { sees: (stage) => stage.see(dialog(stage).getByText(/ will be assigned to Ada Obi/)) },
    unassigning: { sees: (stage) => stage.see(dialog(stage).getByText(/ will be taken back on /)) },
    changing: { sees: (stage) => stage.see(dialog(stage).getByText(/ will be /)) },
    deleting: { sees: (stage) => stage.see(dialog(stage).getByText(/ will be /)) },
    reporting: {
      sees: async (stage, { snapshot }) => {
        const outcomes = snapshot.context.outcomes as { outcome: string; detail: string }[];
        const why = outcomes.find(({ outcome }) => outcome === 'refused')?.detail;
        await stage.see(dialog(stage).getByRole('list', { name: 'What happened to each asset' }));
        if (why !== undefined) await stage.see(dialog(stage).getByText(why).first());
      },
    },
    closed: { isLeft: true, sees: (stage) => stage.seeNone(stage.page.locator('[data-flow=assetBulk]')) },
  },
  beyond: ({ event }, { context }) => {
    const { details } = event as { details?: BulkDetails };
    return details === undefined || details.act === context.act ? null : elsewhere;
  },
});
