import { inLagos } from '../../../../server/platform/time/lagos.testing.ts';
import type { TimeoffAnswer } from '../../../../src/domain/timeoff/answer.ts';
import type { AnswerWay, timeOffAnswerMachine } from '../../../../src/machines/timeoff/time-off-answer/machine.ts';
import type { SignedIn } from '../../../worlds/accounts.ts';
import { defineDriver, type Step } from '../../browser/driver.ts';
import type { Held } from '../../browser/held.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

type Policy = { id: string; terms: Record<string, unknown> };
type Asked = { owner: SignedIn; base: string; request: string };

/** A policy that grants nothing and counts every day of the week, so that tomorrow can be asked for. */
const everyDay = ({ world }: Stage, base: string, token: string) =>
  world.shared('a time-off policy that counts every day, for answers', async () => {
    const { policies } = (await world.expect('POST', `${base}/timeoff_policy/pack/`, { token })) as {
      policies: { id: string; kind: string }[];
    };
    const casual = policies.find(({ kind }) => kind === 'casual')?.id;
    const { terms } = (await world.expect('GET', `${base}/timeoff_policy/${casual}/`, { token })) as Policy;
    const json = {
      kind: 'other',
      name: 'Time off in lieu',
      holds_from: '2026-01-01',
      terms: { ...terms, accrual: 'none', amount: 0, count_rest_days: true, longest_stretch: null },
      route: [{ by: 'time_off', employee: null }],
    };
    return ((await world.expect('POST', `${base}/timeoff_policy/`, { token, json })) as Policy).id;
  });

/** Somebody of their own asks for tomorrow, so that no other path answers it. */
async function ask(stage: Stage): Promise<Asked & { email: string }> {
  const { world } = stage;
  const owned = await world.shared('owner of answers', () => world.owner());
  const owner = await world.signIn(owned);
  const { accessToken: token } = owner;
  const base = `/c/${world.businessOf(owner)}`;
  const policy = await everyDay(stage, base, token);
  const member = await world.member(owned, { permissions: [] });
  const employee = await world.employed(owned, member, ['Bola', 'Ade'], `Pool ${crypto.randomUUID().slice(0, 8)}`);
  await world.expect('POST', `${base}/timeoff_policy/${policy}/assign/`, {
    token,
    json: { employees: [employee], start_date: '2026-01-01' },
  });
  // Of the time-off rights; the owner answers what this person does not.
  const answering = await world.member(owned, { permissions: ['access_hr', 'manage_time_off'] });
  const day = inLagos(1);
  const { accessToken: own } = await world.signIn(member);
  const { id } = await world.expect('POST', `${base}/my_timeoff_requests/`, {
    token: own,
    json: { policy, first_day: day, last_day: day },
  });
  stage.set('answering', answering);
  return { owner, base, request: String(id), email: answering.email };
}

const asTheCaseSays = async (held: Held, { arc }: Step) => {
  const { state, waits_for, answered_by, questions, left } = Reflect.get(arc.offer.event, 'output') as TimeoffAnswer;
  await held.letThrough({ answer: (body) => ({ ...body, state, waits_for, answered_by, questions, left }) });
};
const heading = ({ page }: Stage, name: string | RegExp) => page.getByRole('heading', { name });
const words = ({ page }: Stage) => page.getByRole('textbox', { name: /^(Reason|Question)$/ });
const flowOf = ({ page }: Stage) => page.locator('[data-flow="timeOffAnswer"]');
const isLink = (stage: Stage) => 'token' in stage.prop<AnswerWay>('way');

export const driver = defineDriver<typeof timeOffAnswerMachine>({
  flow: 'timeOffAnswer',
  open: async (stage, { start }) => {
    const { way, wish } = start.input as { way: AnswerWay; wish: string | null };
    const asked = await ask(stage);
    stage.set('asked', asked);
    stage.set('way', way);
    if ('token' in way) {
      const [token = ''] = await stage.world.mailed(asked.email, /\/answer-time-off\/([\w-]{43})/g);
      return stage.goto(`/answer-time-off/${token}`);
    }
    await signedInOn(stage, stage.prop('answering'));
    const modal = wish === null ? 'answer' : wish === 'decline' ? 'decline' : 'ask-back';
    await stage.goto(`/hr/time-off?modal=${modal}&of=${asked.request}`);
  },
  actors: {
    openTimeoffAnswer: {
      requests: ['GET /timeoff_answers/{token}/', 'GET /c/{domain}/timeoff_requests/{id}/answer/'],
      // How it stands depends on earlier steps: the case says it.
      done: asTheCaseSays,
    },
    giveTimeoffAnswer: {
      requests: [
        'POST /timeoff_answers/{token}/',
        'POST /c/{domain}/timeoff_requests/{id}/approve/',
        'POST /c/{domain}/timeoff_requests/{id}/decline/',
        'POST /c/{domain}/timeoff_requests/{id}/ask_back/',
      ],
      conflict: async (_held, stage, { arc }) => {
        if (arc.offer.label !== 'answered meanwhile') return false;
        const { owner, base, request } = stage.prop<Asked>('asked');
        await stage.world.call('POST', `${base}/timeoff_requests/${request}/approve/`, { token: owner.accessToken });
        return true;
      },
    },
  },
  events: {
    'words.type': async (stage, { words: typed }) => {
      await words(stage).fill(`${typed}x`);
      await words(stage).fill(typed);
    },
    'words.send': async (stage, _event, { arc }) => {
      const name = (await words(stage).getAttribute('name')) === null ? '' : /^(Decline|Ask back)$/;
      await stage.page.getByRole('form', { name }).getByRole('button', { name }).click();
      if (arc.refused) await stage.see(stage.page.getByText('Required'));
    },
    'step.back': (stage) => stage.press('Back'),
    // The cross of the dialog is called so, too.
    'request.leave': ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click(),
  },
  states: {
    loading: { sees: (stage) => stage.see(stage.page.locator('[data-state="loading"]')) },
    deciding: {
      sees: async (stage, { snapshot }) => {
        await stage.see(stage.page.getByRole('button', { name: 'Approve', exact: true }));
        if (snapshot.context.problem) await stage.see(stage.page.getByText('The balance does not suffice any more.'));
      },
    },
    declining: { sees: (stage) => stage.see(stage.page.getByRole('textbox', { name: 'Reason' })) },
    askingBack: { sees: (stage) => stage.see(stage.page.getByRole('textbox', { name: 'Question' })) },
    answering: { sees: (stage) => stage.see(stage.page.getByRole('status').getByText('Working').first()) },
    unsent: { sees: (stage) => stage.see(stage.page.getByText(/Trying again never answers twice/)) },
    unread: { sees: (stage) => stage.see(stage.page.getByRole('button', { name: 'Try again' })) },
    settled: {
      sees: (stage) => stage.see(stage.page.getByText(/The time off is approved|The request is asked back/).first()),
    },
    ended: { sees: (stage) => stage.see(stage.page.getByText(/no longer valid|not yours to answer any more/).first()) },
    answered: {
      isLeft: true,
      sees: async (stage) => {
        if (isLink(stage)) await stage.see(heading(stage, /The time off is|The request is/));
        else await stage.seeNone(flowOf(stage));
      },
    },
    left: { isLeft: true, sees: (stage) => stage.seeNone(flowOf(stage)) },
  },
  beyond: ({ event }, { context }) =>
    event.type === 'request.leave' && 'token' in context.way ? 'A page of a link is left by closing it.' : null,
});
