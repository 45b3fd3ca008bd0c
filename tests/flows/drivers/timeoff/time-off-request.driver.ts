import { inLagos } from '../../../../server/platform/time/lagos.testing.ts';
import type { RequestDraft } from '../../../../src/domain/timeoff/request-draft.ts';
import { certificate } from '../../../../src/machines/timeoff/time-off-request/cases.ts';
import type { timeOffRequestMachine } from '../../../../src/machines/timeoff/time-off-request/machine.ts';
import { keepInTab, keyOfPerson } from '../../../worlds/device.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

type Packed = { policies: { id: string; kind: string }[] };
type Policy = { id: string; terms: Record<string, unknown> };

const dialog = ({ page }: Stage) => page.getByRole('dialog', { name: 'Ask for time off' });
const first = (stage: Stage) => dialog(stage).getByRole('textbox', { name: 'First day' });
const last = (stage: Stage) => dialog(stage).getByRole('textbox', { name: 'Last day' });
const gone = (stage: Stage) => stage.seeNone(stage.page.locator('[data-flow="timeOffRequest"]'));

/** A policy that grants nothing and counts every day of the week, so that tomorrow can be asked for. */
const everyDay = ({ world }: Stage, base: string, token: string) =>
  world.shared('a time-off policy that counts every day', async () => {
    const { policies } = (await world.expect('POST', `${base}/timeoff_policy/pack/`, { token })) as Packed;
    const casual = policies.find(({ kind }) => kind === 'casual')?.id;
    const { terms } = (await world.expect('GET', `${base}/timeoff_policy/${casual}/`, { token })) as Policy;
    const json = {
      kind: 'other',
      name: 'Time off in lieu',
      holds_from: '2026-01-01',
      terms: { ...terms, accrual: 'none', amount: 0, count_rest_days: true, longest_stretch: null },
    };
    return ((await world.expect('POST', `${base}/timeoff_policy/`, { token, json })) as Policy).id;
  });

export const driver = defineDriver<typeof timeOffRequestMachine>({
  flow: 'timeOffRequest',
  open: async (stage, { start }) => {
    const { world } = stage;
    const owner = await world.shared('owner of time off', () => world.owner());
    const { accessToken: token, ...signedIn } = await world.signIn(owner);
    const base = `/c/${world.businessOf({ ...signedIn, accessToken: token })}`;
    const policy = await everyDay(stage, base, token);
    // Somebody of their own, whose days nobody has asked for.
    const member = await world.member(owner, { permissions: [] });
    const employee = await world.employed(owner, member, ['Bola', 'Ade'], `Pool ${crypto.randomUUID().slice(0, 8)}`);
    const json = { employees: [employee], start_date: '2026-01-01' };
    await world.expect('POST', `${base}/timeoff_policy/${policy}/assign/`, { token, json });
    const person = await signedInOn(stage, member);
    const { draft } = start.input as { draft: RequestDraft };
    const day = inLagos(1);
    const kept = { ...draft, policy, first_day: day, last_day: day };
    if (draft.first_day !== null) await keepInTab(stage.page, keyOfPerson(person, 'time-off-request'), kept);
    await stage.goto('/my-time-off?modal=ask-time-off');
  },
  actors: {
    previewTimeoffRequest: { requests: ['GET /c/{domain}/my_timeoff_requests/preview/'] },
    createTimeoffRequest: {
      requests: ['POST /c/{domain}/my_timeoff_requests/'],
      conflict: (held) => held.arriveEarlier({ alter: (body) => ({ ...body, note: 'Typed before' }) }),
    },
  },
  // The other events press the button of their label.
  events: {
    'days.choose': async (stage, { changed }) => {
      if (changed.first_day && changed.last_day) return stage.press('Tomorrow');
      const emptied = changed.first_day === null ? first(stage) : last(stage);
      await emptied.fill('');
      await emptied.press('Tab');
    },
    'step.back': (stage) => stage.press('Change it'),
    'file.arrive': async (stage, { file: { name } }) => {
      const file = { name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 A certificate') };
      await dialog(stage).locator('input[type=file]').setInputFiles(file);
      await stage.see(dialog(stage).getByRole('button', { name: `Remove ${name}` }));
    },
    'file.remove': (stage) => stage.press('Remove certificate.pdf'),
    'note.type': (stage, { note }) => dialog(stage).getByRole('textbox', { name: 'Note' }).fill(note),
  },
  beyond: ({ event }, snapshot) => {
    if (event.type === 'file.remove' && !snapshot.context.draft.files.some(({ id }) => id === certificate.id))
      return 'There is no document to remove.';
    if (event.type === 'request.send' && snapshot.matches('choosing'))
      return 'The fields of the form ask for their days before it is sent.';
    if (event.type === 'request.send' && snapshot.matches('refused'))
      return 'A refused field asks to be changed before the form is sent again.';
    return null;
  },
  states: {
    opening: { isPassing: true, sees: (stage) => stage.see(dialog(stage)) },
    choosing: { sees: (stage) => stage.see(dialog(stage).getByText('Choose the days to see what they take.')) },
    counting: { sees: (stage) => stage.see(dialog(stage).getByRole('button', { name: 'Send the request' })) },
    counted: { sees: (stage) => stage.see(dialog(stage).getByText('1 day of Time off in lieu')) },
    sending: { sees: (stage) => stage.see(dialog(stage).getByRole('status').getByText('Working')) },
    refused: {
      sees: async (stage, { snapshot }) => {
        const [said = []] = Object.values(snapshot.context.problem?.fields ?? {}) as string[][];
        if (said[0]) await stage.see(dialog(stage).getByText(said[0]));
      },
    },
    uncounted: { sees: (stage) => stage.see(dialog(stage).getByRole('button', { name: 'Count again' })) },
    unsent: { sees: (stage) => stage.see(dialog(stage).getByText('Trying again never makes two.', { exact: false })) },
    sent: { isLeft: true, sees: gone },
    earlier: { isLeft: true, sees: gone },
    left: { isLeft: true, sees: gone },
  },
});
