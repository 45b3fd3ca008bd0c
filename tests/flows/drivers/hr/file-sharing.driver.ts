import type { fileSharingMachine } from '../../../../src/machines/hr/file-sharing/machine.ts';
import { defineDriver, elsewhere } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

const dialog = ({ page }: Stage) => page.getByRole('dialog', { name: 'Add files' });
const gone = (stage: Stage) => stage.seeNone(stage.page.locator('[data-flow="fileSharing"]'));
const row = (id: string) => new RegExp(`${id.replace(/\.pdf .*/, '')}\\.pdf$`);

export const driver = defineDriver<typeof fileSharingMachine>({
  flow: 'fileSharing',
  open: async (stage) => {
    await signedInOn(stage, await stage.world.shared('owner of files', () => stage.world.owner()));
    await stage.goto('/hr/files');
    await stage.press('Add files');
  },
  actors: {
    uploadTemporaryFile: { requests: ['POST /c/{domain}/uploads/temporary/'] },
    createCompanyFiles: { requests: ['POST /c/{domain}/company_files/'] },
  },
  events: {
    'files.choose': (stage, { files }) =>
      dialog(stage)
        .locator('input[type=file]')
        .setInputFiles(
          // A space apart, so that the two are of different sizes.
          files.map(({ name, type }, at) => ({ name, mimeType: type, buffer: Buffer.from(`${pdf}${' '.repeat(at)}`) })),
        ),
    'file.remove': (stage, { id }) => stage.press(new RegExp(`^(Remove|Cancel) .*${row(id).source}`)),
    'file.retry': (stage, { id }) => stage.press(new RegExp(`^Retry .*${row(id).source}`)),
    'upload.progressed': 'by itself',
    'files.share': async (stage, _event, { arc }) => {
      await dialog(stage).getByText('Everyone', { exact: true }).click();
      // The screen behind has a button of the same name.
      const button = dialog(stage).getByRole('button', { name: 'Add files', exact: true });
      if (arc.refused && (await button.isDisabled())) return;
      await button.click();
    },
  },
  states: {
    choosing: {
      sees: async (stage, { arc }) => {
        await stage.see(dialog(stage).getByRole('button', { name: 'Choose files' }));
        if (arc?.offer.kind === 'event' && arc.offer.event.type === 'files.share')
          await stage.see(dialog(stage).getByText('Field is Required'));
      },
    },
    takingNext: { sees: async () => {} },
    uploading: { sees: (stage) => stage.see(dialog(stage).getByRole('progressbar').first()) },
    ready: {
      sees: async (stage, { snapshot }) => {
        await stage.see(
          dialog(stage)
            .getByRole('button', { name: /^(Retry|Remove) / })
            .first(),
        );
        if (snapshot.context.problem?.detail) await stage.see(dialog(stage).getByText(snapshot.context.problem.detail));
      },
    },
    sharing: { sees: (stage) => stage.see(dialog(stage).getByRole('status').getByText('Working')) },
    shared: { isLeft: true, sees: gone },
    left: { isLeft: true, sees: gone },
  },
  // A file that is not listed has no buttons; one that has not failed has no Retry.
  beyond: ({ kind, event }, { context: { files } }) => {
    if (kind !== 'event') return null;
    const file = files.find(({ id }) => id === Reflect.get(event, 'id'));
    if (event.type === 'file.remove') return file ? null : elsewhere;
    return event.type === 'file.retry' && !file?.problem ? elsewhere : null;
  },
});
