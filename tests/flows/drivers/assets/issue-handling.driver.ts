import type { issueHandlingMachine } from '../../../../src/machines/assets/issue-handling/machine.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Json } from '../../browser/held.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

/** What the row's menu calls each act. */
const acts = {
  'the report': 'View Report',
  'for repair': 'Mark as sent for Repair',
  'for inspection': 'Mark as sent for Inspection',
  'to end it': 'Resolve',
  'to delete it': 'Delete Report',
} as const;

const dialog = ({ page }: Stage, name: string | RegExp) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
const report = (stage: Stage) => dialog(stage, 'Reported issue');
const gone = (stage: Stage) => stage.seeNone(stage.page.locator('[data-flow="issueHandling"]'));

/** By what the server answers; other issues are open. */
const statuses: Record<string, string> = { 'it has ended': 'resolved', 'it was given up': 'damaged' };

export const driver = defineDriver<typeof issueHandlingMachine>({
  flow: 'issueHandling',
  open: async (stage, { start }) => {
    const person = await signedInOn(stage, await stage.world.shared('owner of issues', () => stage.world.owner()));
    const { id } = await stage.world.shared('an asset with issues', () =>
      stage.world.asset(person, { name: 'Mikano 60 kVA' }),
    );
    const message = `The belt is worn (${stage.world.number()})`;
    const issue = await stage.world.issue(person, String(id), { message });
    stage.set('message', message);
    stage.set('end', () => stage.world.endIssue(person, String(issue.id)).catch(() => undefined));
    await stage.goto(`/assets?tab=maintenance&view=report-issue&search=${encodeURIComponent(message)}`);
    await stage.press(`Actions for Mikano 60 kVA: ${message}`);
    await stage.page.getByRole('menuitem', { name: acts[start.label as keyof typeof acts] }).click();
  },
  actors: {
    getIssue: {
      requests: ['GET /c/{domain}/asset-management/issues-list/{id}/'],
      // The server's issue is open until a path has to reopen it.
      done: async (held, { arc }) => {
        const status = statuses[arc.offer.label] ?? 'pending';
        await held.letThrough({ answer: (body) => ({ ...body, issue: { ...(body.issue as Json), status } }) });
      },
    },
    closeIssue: {
      requests: ['POST /c/{domain}/asset-management/issues-list/{id}/close/'],
      conflict: async (_held, stage) => {
        await stage.prop<() => Promise<unknown>>('end')();
        return true;
      },
    },
    reopenIssue: {
      requests: ['POST /c/{domain}/asset-management/issues-list/{id}/reopen/'],
      done: async (held, _step, stage) => {
        await stage.prop<() => Promise<unknown>>('end')();
        await held.letThrough();
      },
    },
    deleteIssue: { requests: ['DELETE /c/{domain}/asset-management/issues-list/{id}/'] },
  },
  beyond: ({ event, label }, { value, context: { details } }) => {
    if (value !== 'reading' || details === null) return null;
    const hasEnded = Object.values(statuses).includes(details.issue.status);
    if (event.type === 'issue.reopen') return hasEnded ? null : 'An open issue has no such button.';
    if (event.type === 'issue.send' || event.type === 'issue.end')
      return hasEnded ? `What has ended has no such button: ${label}.` : null;
    return null;
  },
  events: {
    'issue.send': (stage, { sending }) => stage.press(sending === 'repair' ? 'Send for Repair' : 'Send for Inspection'),
    'maintenance.recorded': async (stage) => {
      const form = dialog(stage, 'Add Maintenance');
      await form.getByRole('textbox', { name: 'Cost' }).fill('5000');
      await form.getByRole('textbox', { name: 'Notes' }).fill('New belt');
      await form.getByRole('button', { name: 'Save' }).click();
    },
    'end.submit': async (stage, { status, note }, { arc }) => {
      const form = dialog(stage, 'Resolve issue');
      await form.getByRole('radio', { name: status === 'resolved' ? 'Resolved' : /^Damaged/ }).check({ force: true });
      await form.getByRole('textbox', { name: 'Note' }).fill(note);
      await stage.press('Save', arc.refused);
    },
    'report.leave': (stage) => report(stage).getByRole('button', { name: 'Close', exact: true }).last().click(),
  },
  states: {
    loading: { sees: (stage) => stage.see(report(stage)) },
    unread: { sees: (stage) => stage.see(report(stage).getByRole('button', { name: 'Retry' })) },
    reading: { sees: (stage) => stage.see(report(stage).getByText(stage.prop<string>('message'))) },
    announcing: {
      sees: (stage) => stage.see(dialog(stage, /^Mark as sent for/).getByText(/has to be recorded first/)),
    },
    recording: { sees: (stage) => stage.see(dialog(stage, 'Add Maintenance')) },
    ending: {
      sees: async (stage, { arc }) => {
        await stage.see(dialog(stage, 'Resolve issue'));
        if (arc?.label === 'end.submit: without a note') await stage.see(stage.page.getByText('Say what was done.'));
      },
    },
    closing: { sees: (stage) => stage.see(dialog(stage, 'Resolve issue').getByRole('status').getByText('Working')) },
    reopening: { sees: (stage) => stage.see(report(stage).getByRole('status').getByText('Working')) },
    confirmingDeletion: { sees: (stage) => stage.see(dialog(stage, 'Delete Report')) },
    deleting: { sees: (stage) => stage.see(dialog(stage, 'Delete Report').getByRole('status').getByText('Working')) },
    overtaken: { sees: (stage) => stage.see(report(stage).getByText(/^Somebody else has already changed/)) },
    sent: { isLeft: true, sees: gone },
    closed: { isLeft: true, sees: gone },
    deleted: { isLeft: true, sees: gone },
    left: { isLeft: true, sees: gone },
  },
});
