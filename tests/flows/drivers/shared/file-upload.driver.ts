import type { AnyMachineSnapshot } from 'xstate';
import { receipt } from '../../../../src/machines/shared/file-upload/cases.ts';
import type { fileUploadMachine } from '../../../../src/machines/shared/file-upload/machine.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

const form = ({ page }: Stage) => page.getByRole('form', { name: 'Fuel' });
const button = (stage: Stage, act: string) => form(stage).getByRole('button', { name: `${act} ${receipt.name}` });
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

const said = ({ context: { problem } }: AnyMachineSnapshot) =>
  problem.fields.file?.[0] ?? problem.detail ?? /There is no connection/;
/** The form is held until the file has arrived, or is left out. */
const isHeld = async (stage: Stage, reason: string) => {
  await stage.see(form(stage).getByText(reason));
  if (await form(stage).getByRole('button', { name: 'Save', exact: true }).isEnabled())
    throw new Error('the form can be sent without its file');
};

export const driver = defineDriver<typeof fileUploadMachine>({
  flow: 'fileUpload',
  open: async (stage, { start }) => {
    const person = await signedInOn(stage, await stage.world.shared('owner of a fleet', () => stage.world.owner()));
    const { id } = await stage.world.vehicle(person);
    await stage.goto(`/fleet/home/${id}/fuel`);
    const field = form(stage).locator('input[type=file]');
    await field.setInputFiles({ name: receipt.name, mimeType: receipt.type, buffer: pdf });
    if (start.label === 'a file is chosen') return;
    // A draft keeps what has arrived.
    await stage.see(form(stage).getByText(/ · Sent$/));
    await stage.page.reload();
  },
  actors: {
    uploadFile: { requests: ['POST /c/{domain}/vehicle-attachments/'] },
    removeFile: { requests: ['DELETE /c/{domain}/vehicle-attachments/{id}/'] },
  },
  events: {
    'upload.progressed': 'by itself',
    'file.retry': (stage) => button(stage, 'Retry').click(),
    'file.remove': (stage) => button(stage, 'Cancel').or(button(stage, 'Remove')).click(),
  },
  looksAt: (stage) => form(stage).getByRole('group', { name: 'Receipt' }),
  states: {
    beginning: { sees: async () => {} },
    uploading: {
      sees: async (stage) => {
        await stage.see(form(stage).getByRole('progressbar', { name: `Sending ${receipt.name}` }));
        await isHeld(stage, 'You can save when the files are uploaded.');
      },
    },
    cut: {
      sees: async (stage) => {
        await stage.see(button(stage, 'Retry'));
        await isHeld(stage, 'A file was not uploaded. Retry it, or remove it.');
      },
    },
    refused: {
      sees: async (stage, { snapshot }) => {
        await stage.see(form(stage).getByText(said(snapshot)));
        await stage.seeNone(button(stage, 'Retry'));
        await isHeld(stage, 'A file was refused. Remove it.');
      },
    },
    arrived: {
      sees: async (stage, { snapshot }) => {
        await stage.see(form(stage).getByText(snapshot.context.problem ? said(snapshot) : / · Sent$/));
        await stage.see(button(stage, 'Remove'));
      },
    },
    removing: {
      sees: async (stage) => {
        await stage.see(form(stage).getByText(/ · Deleting$/));
        await isHeld(stage, 'You can save when the file is deleted.');
      },
    },
    removed: { isLeft: true, sees: (stage) => stage.seeNone(stage.page.locator('[data-flow="fileUpload"]')) },
  },
});
