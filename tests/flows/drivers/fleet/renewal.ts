/** How a browser plays the renewal of a paper or a service: the two differ in their words. */
import type { AnyMachineSnapshot } from 'xstate';
import type { Input } from '../../../../src/machines/fleet/renewal.ts';
import type { statutoryRenewalMachine } from '../../../../src/machines/fleet/statutory-renewal/machine.ts';
import { defineDriver, type FlowDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

const day = (days: number) =>
  new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(Date.now() + days * 86_400_000))
    .replace(/^(\d+) (\w{3})\w* /, '$1 $2, ');

type Words = {
  flow: string;
  title: string;
  /** On the reminders page. */
  opens: RegExp;
  date: string;
  due: string;
  /** Says that the new one is not later. */
  mistake: string;
  place: string;
  put: string;
  prepare: (stage: Stage, person: Awaited<ReturnType<typeof signedInOn>>, vehicle: string) => Promise<unknown>;
  /** In days from today: the day of the old one, which is refused, and of a later one. */
  fill: (isWrong: boolean) => { date: number; due: number };
};

export function renewalDriver(words: Words): FlowDriver {
  const dialog = ({ page }: Stage) => page.getByRole('dialog', { name: words.title });
  const field = (stage: Stage, name: string) =>
    dialog(stage).getByRole('textbox', { name: new RegExp(`^${name}( optional)?$`) });
  const gone = (stage: Stage) => stage.seeNone(stage.page.locator(`[data-flow="${words.flow}"]`));
  const working = (stage: Stage) => stage.see(dialog(stage).getByRole('status').getByText('Working'));
  const seesProblem = async (stage: Stage, { context }: AnyMachineSnapshot) => {
    if (context.problem?.kind === 'network')
      await stage.see(
        dialog(stage)
          .getByText(/There is no connection/)
          .first(),
      );
  };
  return defineDriver<typeof statutoryRenewalMachine>({
    flow: words.flow,
    open: async (stage, { start }) => {
      const isSeveral = (start.input as Input).waiting.length > 1;
      const person = await signedInOn(stage, await stage.world.owner());
      for (const plate_no of isSeveral ? ['KJA-117-YD', 'LND-24-XA'] : ['KJA-117-YD']) {
        const { id } = await stage.world.vehicle(person, { plate_no });
        await words.prepare(stage, person, String(id));
      }
      await stage.goto('/fleet/reminders');
      if (!isSeveral) return stage.press(words.opens);
      const boxes = stage.page.getByRole('checkbox', { name: /^Choose / });
      await stage.see(boxes.nth(1));
      for (const box of await boxes.all()) await box.check();
      await stage.press('Renew 2 together');
    },
    actors: {
      uploadVehicleAttachment: { requests: ['POST /c/{domain}/vehicle-attachments/'] },
      deleteVehicleAttachment: { requests: ['DELETE /c/{domain}/vehicle-attachments/{id}/'] },
      [words.put]: { requests: [`PUT /c/{domain}/vehicles/{id}/${words.place}/{id}/`] },
    },
    events: {
      'file.choose': (stage, { file }) =>
        dialog(stage).locator('input[type=file]').setInputFiles({ name: file.name, mimeType: file.type, buffer: pdf }),
      'attachment.delete': async (stage, _event, { arc }) => {
        const button = dialog(stage).getByRole('button', { name: /^Delete / });
        if (arc.refused) await stage.seeNone(button.and(stage.page.locator(':enabled')));
        else await button.first().click();
      },
      'upload.cancel': (stage) => stage.press(/^(Cancel upload|Go on without it)$/),
      'upload.retry': (stage) => stage.press('Try again'),
      'upload.progressed': 'by itself',
      'renewal.submit': async (stage, _event, { arc }) => {
        const { date, due } = words.fill(arc.label !== 'renewal.submit: filled in');
        await field(stage, words.date).fill(day(date));
        await field(stage, words.due).fill(day(due));
        await field(stage, words.due).press('Tab');
        await stage.press('Renew', arc.refused);
      },
      'form.leave': (stage) => stage.press('Cancel'),
    },
    states: {
      editing: {
        sees: async (stage, { snapshot, arc }) => {
          await stage.see(dialog(stage).getByRole('button', { name: 'Renew', exact: true }));
          if (arc?.offer.kind === 'event' && arc.offer.event.type === 'renewal.submit')
            await stage.see(dialog(stage).getByText(words.mistake));
          else await seesProblem(stage, snapshot);
          for (const { name } of snapshot.context.attachments)
            await stage.see(
              dialog(stage)
                .getByRole('button', { name: `Delete ${name}` })
                .first(),
            );
        },
      },
      uploading: { sees: (stage) => stage.see(dialog(stage).getByRole('progressbar', { name: /^Sending / })) },
      cut: { sees: (stage) => stage.see(dialog(stage).getByRole('button', { name: 'Try again' })) },
      removing: {
        sees: (stage) => stage.see(stage.page.locator(`[data-flow="${words.flow}"][data-state="removing"]`)),
      },
      renewing: { sees: working },
      renewed: { isLeft: true, sees: gone },
      left: { isLeft: true, sees: gone },
    },
  });
}
