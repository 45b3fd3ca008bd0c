import type { Locator } from 'playwright-core';
import type { csvImportMachine } from '../../../../src/machines/shared/csv-import/machine.ts';
import { defineDriver, type Seen, type Step } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

const titles = 'Type,Asset Name,License/Serial No,Status,Condition\n';
const good = 'laptop,HP EliteBook,PATH-1,Unassigned,New\n';
const untitled = 'PATH-1,laptop,HP EliteBook,Unassigned,New\n';
/** Wrong until its type is fixed, or the business has such a type: each time another one. */
const wrong = () => `drone ${Math.random()},DJI Mini,PATH-2,Unassigned,New\n`;
/** By the answer that comes next. */
const files = (): Record<string, string> => ({
  'every row is good': titles + good,
  'one row is wrong': titles + good + wrong(),
  'every row is wrong': titles + wrong(),
  'it is a picture': '\u0089PNG\r\n',
  // One known title is not enough to find them.
  'its titles are not known': `License/Serial No,a,b,c,d\n${untitled}`,
});
/** What a file shall be is what the steps ahead say of it: of its reading, or of comparing its rows, at the first time or later. */
function fileFor({ ahead: [reading, ...later] }: Step): string {
  if (reading?.offer.label !== 'it is read') return files()[reading?.offer.label ?? ''] ?? titles + good;
  const next = later.findIndex(({ offer }) => offer.event.type === 'file.choose');
  const ofThis = next === -1 ? later : later.slice(0, next);
  return files()[ofThis.find(({ offer: { label } }) => label in files())?.offer.label ?? ''] ?? titles + good;
}

/** Of files that the register was not asked about: without titles, under chosen ones, and left before it was asked. */
const hasWaiting = (version: number | null) => version !== null && [4, 11, 12].includes(version);

/** An import of which no rows have come: the answers about it are altered. */
async function begunBefore(stage: Stage): Promise<string> {
  const { accessToken: token, user } = await signedInOn(stage, await stage.world.owner());
  const { id: businessId } = user.business as { id: string };
  const json = { file_name: 'assets.csv', rows: 2, mode: 'good_rows', mapping: [] };
  const { body } = await stage.world.call('POST', `/c/${businessId}/imports/assets/`, { json, token });
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

const columnsShown = ({ page, see }: Stage) => see(page.getByRole('heading', { name: 'Which column is which?' }));

async function pick({ page }: Stage, select: Locator, name: string | RegExp) {
  await select.click();
  await page.getByRole('option', { name, exact: true }).click();
}

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
    draftKeeper: 'by itself',
    loadDraft: 'by itself',
    sheetReading: 'by itself',
    sheetChecking: {
      requests: ['POST /c/{domain}/imports/{kind}/matches/'],
      done: async (held, { arc }, stage) => {
        if (arc.offer.label !== 'the person left') return void (await held.letThrough());
        await held.answer(503, {});
        await stage.press('Leave');
      },
    },
    changeSheet: 'by itself',
    addWord: 'by itself',
    sheetSending: {
      requests: ['POST /c/{domain}/imports/{kind}/'],
      done: async (held, { arc }, stage) => {
        if (arc.offer.label !== 'the person left') return void (await held.letThrough());
        await held.answer(503, {});
        await stage.press('Leave');
      },
    },
    getImport: {
      requests: ['GET /c/{domain}/imports/{kind}/{id}/'],
      done: async (held, { arc }) => {
        const state = arc.offer.label === 'it has ended' ? 'finished' : 'storing';
        await held.letThrough({ answer: (body) => ({ ...body, state }) });
      },
    },
    cancelImport: { requests: ['POST /c/{domain}/imports/{kind}/{id}/cancel/'] },
  },
  events: {
    'file.choose': async (stage, _event, step) => {
      const chooser = stage.page.locator('input[type=file]');
      const buffer = Buffer.from(fileFor(step), 'latin1');
      await chooser.setInputFiles({ name: 'assets.csv', mimeType: 'text/csv', buffer });
    },
    'file.another': (stage) => stage.page.getByRole('button', { name: /Re-Import|Choose another file/ }).click(),
    'file.remove': async (stage, _event, { arc }) => {
      const remove = stage.page.getByRole('button', { name: 'Remove the file' });
      await (arc.refused ? stage.seeNone(remove) : remove.click());
    },
    'titles.choose': async (stage) => {
      const row = stage.page.getByRole('button', { name: /Row with the titles$/ });
      // Who has chosen it chooses another one first.
      if ((await row.textContent())?.startsWith('Row 1')) await pick(stage, row, /^Row 2/);
      await pick(stage, row, /^Row 1/);
    },
    'columns.choose': async (stage, { columns }, { arc }) => {
      const title = stage.page.getByRole('button', {
        name: / (Type|Asset Name|License\/Serial No|Status|Condition|[abcd])$/,
      });
      for (let at = 0; at < (await title.count()); at++)
        if (columns.every((column) => column === null)) await pick(stage, title.nth(at), 'Leave it out');
        else if (await title.nth(at).getByText('Leave it out').isVisible())
          await pick(stage, title.nth(at), ['', 'Type', 'Asset Name', 'Status', 'Condition'][at] ?? '');
      await stage.press('Use these columns', arc.refused);
    },
    'step.back': async (stage) => {
      const toColumns = stage.page.getByRole('button', { name: 'Choose the columns' });
      if (await toColumns.isVisible()) await toColumns.click();
      else await stage.page.evaluate(() => history.back());
    },
    'step.continue': async (stage, _event, { arc }) => {
      const goOn = stage.page.getByRole('button', { name: /^Go on with / });
      if (arc.refused) await stage.seeNone(goOn);
      else if (await goOn.isVisible()) await goOn.click();
      else await stage.press('Cancel');
    },
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
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a list of reasons, each beside its condition.
  beyond: ({ kind, label, event: { type } }, { value, context: { summary } }) => {
    const { version, wrong } = summary ?? { version: null, wrong: 0 };
    const isPlacing = value === 'finding' || value === 'placing';
    if (kind === 'timer' && (value === 'changing' || value === 'adding' || isPlacing))
      return 'The worker answers at once.';
    if (label === 'failed unexpectedly' || label === 'the worker was stopped')
      return 'Nobody can bring a worker to fail.';
    if (value === 'recalling' && label !== 'nothing') return 'A new person has nothing on their device.';
    if (label === 'the person left on the way') return 'A connection is lost here before anything is announced.';
    if (label === 'another file') return 'A file of another name is read like this one.';
    if (type === 'reading.cancel') return 'A file of these is read at once.';
    if (type === 'columns.choose' && version === 4) return 'First the row with the titles is chosen.';
    if (type === 'step.continue' && version === 11)
      return 'Of this file one column is found by its title, and its rows are wrong.';
    if (isPlacing && label !== (hasWaiting(version) ? 'there are rows to compare' : 'every row is good'))
      return 'What comes of the columns is in the file.';
    if (isPlacing && wrong > 0) return 'Other columns mend no row.';
    if (value === 'changing' && label === 'there are rows to compare') return 'A fix brings one number at most.';
    if (value === 'checking' && version === 8 && label !== 'the person left')
      return 'The first comparison shows what it leads to.';
    if (value === 'checking' && hasWaiting(version) && !['every row is good', 'the person left'].includes(label))
      return 'The rows of this file are good.';
    return type === 'word.add' && wrong === 0 ? 'Every word of this file is known.' : null;
  },
  states: {
    opening: { sees: async () => {}, isPassing: true },
    recalling: { sees: async () => {}, isPassing: true },
    choosing: {
      sees: async (stage, { snapshot }) => {
        await stage.see(stage.page.getByText('Your spreadsheet').first());
        if (snapshot.context.problem) await stage.see(alert(stage));
      },
    },
    reading: { sees: working, isPassing: true },
    choosingColumns: { sees: columnsShown },
    finding: { sees: columnsShown, isPassing: true },
    placing: { sees: columnsShown, isPassing: true },
    checking: { sees: working },
    reviewing: { sees: reviewed },
    changing: { sees: reviewed, isPassing: true },
    adding: { sees: reviewed, isPassing: true },
    sending: { sees: working },
    storing: { sees: goingOn },
    asking: { sees: goingOn },
    resuming: { sees: working },
    cancelling: { sees: working },
    ended: { sees: ({ page, see }) => see(page.getByText('Refused').first()) },
  },
});
