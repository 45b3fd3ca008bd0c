import { DateTime } from 'luxon';
import { plainTerms } from '../../../../rules/timeoff/policy.ts';
import { inLagos } from '../../../../server/platform/time/lagos.testing.ts';
import { binned, today } from '../../../../src/machines/hr/termination/cases.ts';
import type { terminationMachine } from '../../../../src/machines/hr/termination/machine.ts';
import type { Person } from '../../../worlds/accounts.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Json } from '../../browser/held.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

type Start = { mayTakeBack: boolean };

const dialog = ({ page }: Stage) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const takeBackGiven = async (stage: Stage) => {
  await stage.prop<() => Promise<unknown>>('given')();
  stage.set('given', async () => {});
};
const gone = (stage: Stage) => stage.seeNone(stage.page.locator('[data-flow="termination"]'));
/** An approved maternity leave of today, which the next answer of the server finds. */
async function giveMaternityLeave(stage: Stage, employee: string) {
  const { world } = stage;
  const owner = await world.signIn(stage.prop<Person>('owner'));
  const call = async (path: string, json?: object) =>
    (await world.call('POST', `/c/${world.businessOf(owner)}/${path}`, { token: owner.accessToken, json })).body;
  const terms = { ...plainTerms, accrual: 'none', amount: 0, count_rest_days: true, count_holidays: true };
  const name = `Maternity leave ${employee}`;
  const policy = String((await call('timeoff_policy/', { kind: 'maternity', name, terms })).id);
  await call(`timeoff_policy/${policy}/assign/`, { employees: [employee], start_date: inLagos() });
  const order = { policy, first_day: inLagos(), last_day: inLagos(10) };
  const request = String((await call(`employees/${employee}/timeoff_requests/`, order)).id);
  await call(`timeoff_requests/${request}/approve/`);
  stage.set('given', () => call(`timeoff_requests/${request}/cancel/`));
}
/** The server's today stands for that of the cases, so that the days are as far from it on every day. */
const shown: Record<string, () => string> = {
  [today]: () => lagos().toFormat('dd/LL/yyyy'),
  '2027-11-20': () => lagos().plus({ years: 1 }).toFormat('dd/LL/yyyy'),
  '2027-11-21': () => lagos().plus({ years: 1, days: 1 }).toFormat('dd/LL/yyyy'),
};
const lagos = () => DateTime.now().setZone('Africa/Lagos');

export const driver = defineDriver<typeof terminationMachine>({
  flow: 'termination',
  open: async (stage, { start }) => {
    const { mayTakeBack } = start.input as Start;
    const { world } = stage;
    const owner = await world.shared('owner of leavers', () => world.owner());
    stage.set('owner', owner);
    stage.set('given', async () => {});
    const person = await signedInOn(
      stage,
      mayTakeBack
        ? owner
        : await world.shared('editor of leavers', () =>
            world.member(owner, { permissions: ['access_hr', 'edit_people'] }),
          ),
    );
    const base = `/c/${world.businessOf(person)}`;
    const added = await world.call('POST', `${base}/employees/post_employee_form_once/`, {
      token: person.accessToken,
      json: { first_name: 'Halima', last_name: 'Danjuma', hire_date: '2020-01-06' },
    });
    const laptop = await world.shared('a laptop', async () => world.asset(await world.signIn(owner), { name: 'HP' }));
    stage.set('laptop', {
      id: String(laptop.id),
      name: 'HP',
      number: String(laptop.number),
      is_vehicle: false,
      date_assigned: '2025-03-03',
      is_deleted: false,
      is_planned: false,
    });
    await stage.goto(`/hr/employees/${String(added.body.id)}`);
    await stage.press('End employment');
  },
  actors: {
    listEmployeeAssetVehicles: {
      requests: ['GET /c/{domain}/employees/{id}/asset_vehicles/'],
      done: async (held, { arc }, stage) => {
        const { label } = arc.offer;
        const inBin = label.endsWith('in the bin') ? [binned] : [];
        const results = label.startsWith('a laptop') ? [stage.prop<Json>('laptop'), ...inBin] : [];
        await held.letThrough({ answer: (body) => ({ ...body, count: results.length, results }) });
      },
    },
    unassignAssets: { requests: ['POST /c/{domain}/asset-management/assets/bulk_asset_assignee_remove'] },
    terminateEmployee: {
      requests: ['POST /c/{domain}/employees/{id}/terminate/'],
      conflict: async (held, stage, { arc }) => {
        // What an earlier step gave is back by now, or the server would refuse for that.
        await takeBackGiven(stage);
        const { label } = arc.offer;
        const [, employee = ''] = /employees\/([^/]+)\//.exec(held.url) ?? [];
        if (label === 'the law protects the person') {
          await giveMaternityLeave(stage, employee);
          return true;
        }
        if (label !== 'something was given meanwhile') return held.arriveEarlier({ isAnother: true });
        const { world } = stage;
        const owner = await world.signIn(stage.prop<Person>('owner'));
        const { id } = await world.asset(owner, { name: 'HP' });
        const change = (act: string, json: object) =>
          world.call('POST', `/c/${world.businessOf(owner)}/asset-management/assets/bulk_asset_assignee_${act}`, {
            token: owner.accessToken,
            json: { assets: [id], ...json },
          });
        await change('add', { assignee: employee, date_assigned: '2026-01-05' });
        stage.set('given', () => change('remove', { end_date: inLagos() }));
        return true;
      },
      done: async (held, { before }, stage) => {
        if (before?.label !== 'termination.insist') await takeBackGiven(stage);
        await held.letThrough();
      },
    },
  },
  events: {
    'things.takeBack': (stage, _event, { arc }) => {
      const take = dialog(stage).getByRole('button', { name: 'Take everything back' });
      return arc.refused ? stage.seeNone(take) : take.click();
    },
    'reason.submit': async (stage, { date, reason, note }, { arc }) => {
      const day = dialog(stage).getByRole('textbox', { name: 'Last day' });
      await day.fill(shown[date]?.() ?? '');
      await day.press('Tab');
      if (reason !== '') {
        await dialog(stage)
          .getByRole('button', { name: /Reason/ })
          .click();
        await stage.page.getByRole('option', { name: 'Dismissal' }).click();
      }
      await dialog(stage).getByRole('textbox', { name: /^Note/ }).fill(note);
      await stage.press('Continue', arc.refused);
    },
    'termination.confirm': (stage) =>
      stage.page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^(End employment|Plan the end)$/ })
        .click(),
    'termination.insist': (stage) => stage.press('End it all the same'),
    'notice.plan': (stage) => stage.press('Plan a later day'),
    'termination.leave': (stage) =>
      dialog(stage)
        .getByRole('button', { name: /^(Cancel|Close)$/ })
        .last()
        .click(),
  },
  states: {
    loading: { sees: (stage) => stage.see(dialog(stage)) },
    unread: { sees: (stage) => stage.see(dialog(stage).getByRole('button', { name: 'Retry' })) },
    holding: {
      sees: async (stage, { snapshot }) => {
        await stage.see(dialog(stage).getByRole('list', { name: 'Things to return' }).getByText('HP'));
        if (snapshot.context.problem) await stage.see(dialog(stage).getByRole('alert'));
      },
    },
    takingBack: { sees: (stage) => stage.see(dialog(stage).getByRole('status').getByText('Working')) },
    describing: {
      sees: async (stage, { arc }) => {
        await stage.see(dialog(stage).getByRole('textbox', { name: 'Last day' }));
        if (arc?.label.startsWith('reason.submit: without'))
          await stage.see(
            dialog(stage)
              .getByText(/required/)
              .first(),
          );
        if (arc?.label === 'reason.submit: in more than a year')
          await stage.see(dialog(stage).getByText(/at most a year ahead/));
      },
    },
    confirming: {
      sees: async (stage, { snapshot }) => {
        await stage.see(stage.page.getByRole('alertdialog').getByText(/on the last day, \d{2} \w{3}, \d{4}\./));
        if (snapshot.context.problem) await stage.see(stage.page.getByRole('alertdialog').getByRole('alert'));
      },
    },
    terminating: { sees: (stage) => stage.see(dialog(stage).getByRole('status').getByText('Working')) },
    warned: {
      sees: (stage) =>
        stage.see(
          stage.page
            .getByRole('alertdialog')
            .getByText(/maternity leave/)
            .first(),
        ),
    },
    overtaken: { sees: (stage) => stage.see(dialog(stage).getByRole('alert')) },
    terminated: { isLeft: true, sees: gone },
    left: { isLeft: true, sees: gone },
  },
  beyond: ({ label }, { value, context }) =>
    label === 'without a reason' && value === 'describing' && context.fields.reason !== ''
      ? 'A reason that is chosen cannot be taken out.'
      : null,
});
