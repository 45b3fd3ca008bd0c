import type { documentUploadMachine } from '../../../../src/machines/assets/document-upload/machine.ts';
import { pickFrom } from '../../../pick.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
/** One red dot. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const dialog = ({ page }: Stage) =>
  page.getByRole('dialog', { name: /^(Add Statutory Information|Enter Renewal Details)$/ });
const field = (stage: Stage, name: string) =>
  dialog(stage).getByRole('textbox', { name: new RegExp(`^${name}( optional)?$`) });

/** Fills the form as the label of the step says. */
const fill = async (stage: Stage, label: string) => {
  if (label === 'document.save: nothing typed') return;
  if (!stage.prop<boolean>('isRenewal')) await pickFrom(stage.page, 'Statutory information', 'Insurance');
  const isWrong = label === 'document.save: dates in the wrong order';
  await field(stage, 'Date of issue').fill('05 Jan, 2026');
  await field(stage, 'Expiry date').fill(isWrong ? '04 Jan, 2026' : '04 Jan, 2027');
  await field(stage, 'Expiry date').press('Tab');
  await dialog(stage)
    .getByRole('switch', { name: 'Set Reminder' })
    .setChecked(label === 'document.save: with a reminder', { force: true });
};

const gone = (stage: Stage) => stage.seeNone(stage.page.locator('[data-flow="documentUpload"]'));
const working = (stage: Stage) => stage.see(dialog(stage).getByRole('status').getByText('Working'));

export const driver = defineDriver<typeof documentUploadMachine>({
  flow: 'documentUpload',
  open: async (stage, { start }) => {
    const isRenewal = start.label === 'a renewal';
    stage.set('isRenewal', isRenewal);
    const person = await signedInOn(stage, await stage.world.shared('owner of papers', () => stage.world.owner()));
    const id = String((await stage.world.asset(person)).id);
    if (isRenewal) await stage.world.insurance(person, id);
    await stage.goto(`/assets?tab=asset-list&view=asset&id=${id}&part=statutory`);
    await stage.press(isRenewal ? 'Actions for Insurance' : 'Add New');
    await stage.page.getByRole('menuitem', { name: isRenewal ? 'Renew' : 'Statutory Information' }).click();
  },
  actors: {
    uploadAttachment: { requests: ['POST /c/{domain}/asset-management/attachments/'] },
    createReminder: { requests: ['POST /c/{domain}/asset-management/reminders/'] },
    addDocument: {
      requests: [
        'POST /c/{domain}/asset-management/attachments/add/',
        'POST /c/{domain}/asset-management/attachments/{id}/renew/',
      ],
    },
  },
  events: {
    'file.choose': (stage, { file }) =>
      dialog(stage)
        .locator('input[type=file]')
        .setInputFiles(
          file.type === 'application/pdf'
            ? { name: file.name, mimeType: file.type, buffer: pdf }
            : { name: file.name, mimeType: file.type, buffer: png },
        ),
    'file.remove': (stage) => stage.press(/^Remove policy/),
    'upload.cancel': (stage) => stage.press(/^Cancel policy/),
    'upload.retry': (stage) => stage.press(/^Retry policy/),
    'upload.progressed': 'by itself',
    'document.save': async (stage, _event, { arc }) => {
      await fill(stage, arc.label);
      await stage.press('Save', arc.refused);
    },
  },
  states: {
    choosing: {
      sees: async (stage, { arc }) => {
        await stage.see(dialog(stage).getByRole('button', { name: 'Choose a file' }));
        if (arc?.offer.kind === 'event' && arc.offer.event.type === 'document.save')
          await stage.see(dialog(stage).getByText('Field is Required'));
      },
    },
    uploading: { sees: (stage) => stage.see(dialog(stage).getByRole('progressbar', { name: /^Sending policy/ })) },
    cut: { sees: (stage) => stage.see(dialog(stage).getByRole('button', { name: /^Retry policy/ })) },
    uploaded: {
      sees: async (stage, { snapshot, arc }) => {
        await stage.see(dialog(stage).getByText(/ · Sent$/));
        if (snapshot.context.problem && arc?.offer.kind !== 'event')
          await stage.see(dialog(stage).getByText(/There is no connection/));
        if (arc?.label === 'document.save: dates in the wrong order')
          await stage.see(dialog(stage).getByText('It must not be before the date of issue.'));
        if (arc?.label === 'document.save: nothing typed')
          await stage.see(dialog(stage).getByText('Field is Required'));
      },
    },
    settingReminder: { sees: working },
    adding: { sees: working },
    added: { isLeft: true, sees: gone },
    left: { isLeft: true, sees: gone },
  },
});
