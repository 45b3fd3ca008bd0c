import type { csvImportMachine } from '../../../../src/machines/shared/csv-import/machine.ts';
import { defineDriver, type Seen, type Step } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

const titles = 'Type,Asset Name,License/Serial No,Status,Condition\n';
const good = 'laptop,HP EliteBook,PATH-1,Unassigned,New\n';
/** Wrong until its type is fixed, or the business has such a type: each time another one. */
const wrong = () => `drone ${Math.random()},DJI Mini,PATH-2,Unassigned,New\n`;
/** By the answer that comes next. */
const files = (): Record<string, string> => ({
  'every row is good': titles + good,
  'one row is wrong': titles + good + wrong(),
  'every row is wrong': titles + wrong(),
  'it is a picture': '\u0089PNG\r\n',
  'the person left': 'a,b\nc,d\n',
});
/** What a file shall be is what the steps ahead say of it: of its reading, or of comparing its rows. */
function fileFor({ ahead: [reading, checking] }: Step): string {
  if (reading?.offer.label !== 'it is read') return files()[reading?.offer.label ?? ''] ?? titles + good;
  const label = checking?.offer.label ?? '';
  return label === 'the person left' ? titles + good : (files()[label] ?? titles + good);
}

/** An import of which no rows have come: the answers about it are altered. */
async function begunBefore(stage: Stage): Promise<string> {
  const { accessToken: token, user } = await signedInOn(stage, await stage.world.owner());
  const { id: businessId } = user.business as { id: string };
  const json = { file_name: 'assets.csv', rows: 2, mode: 'good_rows', mapping: [] };
  const { body } = await stage.world.call('POST', `/c/${businessId}/asset-management/imports/`, { json, token });
  return `&id=${body.id}`;
}

const alert = ({ page }: Stage) => page.getByRole('alert').first();
const working = ({ page, see }: Stage) => see(page.getByRole('progressbar').first());
const goingOn = async (stage: Stage, { snapshot }: Seen) => {
  await stage.see(stage.page.getByRole('button', { name: 'Stop the import' }));
  await (snapshot.context.problem ? stage.see(alert(stage)) : stage.seeNone(alert(stage)));
};
const reviewed = async (stage: Stage, { snapshot }: Seen) => {
  await stage.see(stage.page.getByText('Rows read'));
  if (snapshot.context.problem) await stage.see(alert(stage));
};

async function fix(stage: Stage, name: RegExp, text: string) {
  const cell = stage.page.getByRole('gridcell').getByRole('button', { name }).last();
  await cell.click();
  await stage.page.getByRole('grid').locator('input').fill(text);
  await stage.page.keyboard.press('Enter');
}

export const driver = defineDriver<typeof csvImportMachine>({
  flow: 'csvImport',
  open: async (stage, { start }) => {
    const { importId } = start.input as { importId: string | null };
    if (importId === null) await signedInOn(stage, await stage.world.owner());
    await stage.goto(`/assets?tab=asset-list&view=import${importId === null ? '' : await begunBefore(stage)}`);
  },
  actors: {
    sheetKeeper: 'by itself',
    sheetReading: {
      requests: [],
      plays: async (stage, { arc }) => {
        if (arc.offer.label === 'the person left') await stage.press('Cancel');
      },
    },
    sheetChecking: {
      requests: ['POST /c/{domain}/asset-management/imports/matches/'],
      done: async (held, { arc }, stage) => {
        if (arc.offer.label !== 'the person left') return void (await held.letThrough());
        await held.answer(503, {});
        await stage.press('Leave');
      },
    },
    changeSheet: 'by itself',
    addWord: { requests: ['POST /c/{domain}/asset-management/asset_types/'] },
    sheetSending: {
      requests: ['POST /c/{domain}/asset-management/imports/'],
      done: async (held, { arc }, stage) => {
        if (arc.offer.label !== 'the person left') return void (await held.letThrough());
        await held.answer(503, {});
        await stage.press('Leave');
      },
    },
    getImport: {
      requests: ['GET /c/{domain}/asset-management/imports/{id}/'],
      done: async (held, { arc }) => {
        const state = arc.offer.label === 'it has ended' ? 'finished' : 'storing';
        await held.letThrough({ answer: (body) => ({ ...body, state }) });
      },
    },
    cancelImport: { requests: ['POST /c/{domain}/asset-management/imports/{id}/cancel/'] },
  },
  events: {
    'file.choose': async (stage, _event, step) => {
      const chooser = stage.page.locator('input[type=file]');
      const buffer = Buffer.from(fileFor(step), 'latin1');
      await chooser.setInputFiles({ name: 'assets.csv', mimeType: 'text/csv', buffer });
    },
    'file.another': (stage) => stage.page.getByRole('button', { name: /Re-Import|Choose another file/ }).click(),
    'rows.change': async (stage, _event, { ahead: [next] }) => {
      if (next?.offer.label === 'there is a new number') await fix(stage, /^PATH-/, `PATH-${Math.random()}`);
      else if ((await stage.page.getByText("Error in column 'Type'").count()) > 0) await fix(stage, /^drone/, 'laptop');
      else await fix(stage, /^(HP|DJI)/, 'HP EliteBook 2');
    },
    'word.add': (stage) => stage.press('Add it as an asset type'),
    'import.start': async (stage, { mode }, { arc }) => {
      await stage.page.getByText('All or nothing').setChecked(mode === 'all_or_nothing');
      const part = stage.page.getByRole('button', { name: /^Import the good rows/ });
      if (mode === 'good_rows' && (await part.count()) > 0) await part.click();
      else await stage.press('Import', arc.refused);
    },
  },
  beyond: ({ kind, label, event: { type } }, { value, context: { summary } }) => {
    if (kind === 'timer' && value === 'changing') return 'The worker answers at once.';
    if (label === 'failed unexpectedly' || label === 'the worker was stopped')
      return 'Nobody can bring a worker to fail.';
    if (value === 'reading' && summary !== null) return 'The rows of a file that was read are there at once.';
    if (value === 'checking' && summary?.version === 8 && label !== 'the person left')
      return 'The first comparison shows what it leads to.';
    return type === 'word.add' && summary?.wrong === 0 ? 'Every word of this file is known.' : null;
  },
  states: {
    opening: { sees: async () => {}, isPassing: true },
    choosing: {
      sees: async (stage, { snapshot }) => {
        await stage.see(stage.page.getByText('Your spreadsheet').first());
        if (snapshot.context.problem) await stage.see(alert(stage));
      },
    },
    reading: { sees: working, isPassing: true },
    checking: { sees: working },
    reviewing: { sees: reviewed },
    changing: { sees: reviewed, isPassing: true },
    adding: { sees: reviewed },
    sending: { sees: working },
    storing: { sees: goingOn },
    asking: { sees: goingOn },
    resuming: { sees: working },
    cancelling: { sees: working },
    ended: { sees: ({ page, see }) => see(page.getByText('Refused').first()) },
  },
});
