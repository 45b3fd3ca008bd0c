import type { inviteSendingMachine } from '../../../../src/machines/people/invite-sending/machine.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

const addresses = ({ page }: Stage) => page.getByRole('textbox', { name: 'Email addresses' });

/** How the browser reads the next chosen file. */
const reading = ({ page }: Stage, how: 'well' | 'badly' | 'never') =>
  page.evaluate((chosen) => {
    const { text } = Blob.prototype;
    File.prototype.text = function () {
      if (chosen === 'never') return new Promise(() => {});
      return chosen === 'badly' ? Promise.reject(new DOMException('gone', 'NotReadableError')) : text.call(this);
    };
  }, how);

export const driver = defineDriver<typeof inviteSendingMachine>({
  flow: 'inviteSending',
  open: async (stage) => {
    await signedInOn(stage, await stage.world.shared('inviting owner', () => stage.world.owner()));
    await stage.goto('/invites?modal=invite');
  },
  actors: {
    readFile: 'by itself',
    sendInvitations: { requests: ['POST /c/{domain}/employee_user_invitations/'] },
  },
  events: {
    'addresses.change': async (stage, { text }) => {
      // An address that has received no mail today.
      const written = text.includes('example') ? stage.world.mailOf('ada', 'palmoil.example') : text;
      await addresses(stage).fill('');
      await addresses(stage).fill(written);
    },
    'file.add': async (stage, { file }, { ahead }) => {
      const [next] = ahead;
      const how = next?.offer.kind === 'timer' ? 'never' : next?.label.startsWith('error(') ? 'badly' : 'well';
      await reading(stage, how);
      const buffer = Buffer.from(await file.text());
      const input = stage.page.locator('input[type=file]');
      await input.setInputFiles({ name: file.name, mimeType: file.type, buffer });
    },
    'invites.send': async ({ page }, _event, { arc }) => {
      const button = page.getByRole('dialog').getByRole('button', { name: /^Invite/ });
      if (!(arc.refused && (await button.isDisabled()))) await button.click();
    },
    'invites.discard': async ({ page }) => {
      // Nobody is asked where nothing was typed.
      await page.getByRole('textbox', { name: 'A personal line' }).fill('Hello');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Discard' }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Invite people' }).click();
    },
  },
  states: {
    editing: {
      sees: async (stage, { snapshot, arc }) => {
        const { page, see } = stage;
        await see(page.getByRole('dialog', { name: 'Invite people' }));
        const { text, problem } = snapshot.context;
        if (problem && arc?.offer.kind !== 'event') await see(page.getByRole('alert').filter({ hasText: /./ }));
        if (text === 'ada@') await see(page.getByText('Not an address, and left out: ada@'));
        if (arc?.label.startsWith('done(readFile)')) {
          const written = await addresses(stage).inputValue();
          if (!written.endsWith('bola@palmoil.example')) throw new Error(`the file added nothing to ${written}`);
        }
      },
    },
    readingFile: { sees: ({ page, see }) => see(page.getByRole('status').getByText('Working')) },
    sending: { sees: ({ page, see }) => see(page.getByRole('status').getByText('Working')) },
    sent: {
      sees: async ({ page, see }) => {
        await see(page.getByText(/on the way/));
        await see(page.getByRole('list', { name: 'What happened to each address' }).getByText(/^Invited/));
      },
    },
  },
});
