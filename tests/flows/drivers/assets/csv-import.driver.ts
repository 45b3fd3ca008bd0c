import type { csvImportMachine } from '../../../../src/machines/assets/csv-import/machine.ts';
import { defineDriver, type Seen } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

const titles = 'Type,Asset Name,License/Serial No,Status,Condition,Purchase Date\n';
const good = 'laptop,HP EliteBook,PATH-1,Unassigned,New,2024-04-13\n';
/** Wrong whatever its doubtful date means. */
const wrong = 'laptop,HP EliteBook,PATH-2,gone,New,03/04/2024\n';
/** By the answer that comes next. */
const files: Record<string, string> = {
  'every row is good': good,
  'one row is wrong': good + wrong,
  'every row is wrong': wrong,
};
const working = ({ page, see }: Stage) => see(page.getByRole('progressbar'));
const failed = ({ page }: Stage) => page.getByRole('alert').first();
const goingOn = async (stage: Stage, { snapshot }: Seen) => {
  await stage.see(stage.page.getByRole('button', { name: 'Stop the import' }));
  await (snapshot.context.problem ? stage.see(failed(stage)) : stage.seeNone(failed(stage)));
};

export const driver = defineDriver<typeof csvImportMachine>({
  flow: 'csvImport',
  open: async (stage) => {
    await signedInOn(stage, await stage.world.owner());
    await stage.goto('/assets?tab=asset-list&view=import');
  },
  actors: {
    readFile: { requests: ['POST /c/{domain}/asset-management/imports/matches/'] },
    sendImport: { requests: ['POST /c/{domain}/asset-management/imports/'] },
    getAssetImport: {
      requests: ['GET /c/{domain}/asset-management/imports/{id}/'],
      done: async (held, { arc }) => {
        const hasEnded = arc.offer.label === 'it has ended';
        const answer = { state: hasEnded ? 'finished' : 'storing' };
        await held.letThrough({ answer: (body) => ({ ...body, ...answer }) });
      },
    },
    cancelAssetImport: {
      requests: ['POST /c/{domain}/asset-management/imports/{id}/cancel/'],
      done: async (held) => {
        await held.letThrough();
      },
    },
  },
  events: {
    'file.choose': async (stage, _event, { ahead }) => {
      const rows = files[ahead.find(({ offer }) => offer.label in files)?.offer.label ?? ''] ?? good;
      const chooser = stage.page.locator('input[type=file]');
      await chooser.setInputFiles({ name: 'assets.csv', mimeType: 'text/csv', buffer: Buffer.from(titles + rows) });
    },
    'file.another': (stage) => stage.page.getByRole('button', { name: /Re-Import|Choose another file/ }).click(),
    'days.choose': (stage) => stage.page.getByText('The day: 03/04/2024 is 3 April').click(),
    'import.start': async (stage, { mode }, { arc }) => {
      if (mode === 'all_or_nothing') return stage.press('Import', arc.refused);
      const button = stage.page.getByRole('button', { name: /^Import the good rows/ });
      // Without a good row there is no such button.
      if (!arc.refused) await button.click();
    },
    'import.cancel': (stage) => stage.press('Stop the import'),
  },
  beyond: ({ label, event: { type } }, { context: { checked, dayOrder } }) => {
    if (checked === null) return null;
    const was = [
      'every row is good',
      checked.wrong === checked.rows.length ? 'every row is wrong' : 'one row is wrong',
    ][checked.wrong === 0 ? 0 : 1];
    if (type === 'days.choose' && checked.wrong === 0) return 'No date of this file is doubtful.';
    if (label === 'the good rows' && checked.wrong === 0) return 'One button stores them all.';
    return dayOrder !== null && label in files && label !== was ? 'The same file is read again.' : null;
  },
  states: {
    choosing: {
      sees: async (stage, { snapshot }) => {
        await stage.see(stage.page.getByText('Your spreadsheet').first());
        if (snapshot.context.problem) await stage.see(failed(stage));
      },
    },
    reading: { sees: working },
    reviewing: {
      sees: async (stage, { snapshot }) => {
        await stage.see(stage.page.getByText('Rows read'));
        if (snapshot.context.problem) await stage.see(failed(stage));
      },
    },
    sending: { sees: working },
    storing: { sees: goingOn },
    asking: { sees: goingOn },
    cancelling: { sees: working },
    ended: { sees: ({ page, see }) => see(page.getByText('Refused').first()) },
  },
});
