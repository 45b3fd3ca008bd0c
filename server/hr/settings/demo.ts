/** The demo business has its own settings of HR, and invited new staff: by mail, and by a link who has no address. */
import type { DemoStage } from '../../plug/demo-stage.ts';
import { demoWithoutEmail } from '../employees/demo-people.ts';

export async function demoSettings({ handlers, asOwner }: DemoStage) {
  await asOwner(async (owner) => {
    if ((await handlers.listInvitations({ ...owner, query: {} })).count > 0) return;
    const types = ['permanent', 'contract', 'part_time'] as const;
    await handlers.updateHrSettings({ ...owner, body: { default_benefit_types: [...types], probation_months: 6 } });
    const employees: string[] = [];
    for (const search of ['Amaka Nnadi', ...demoWithoutEmail]) {
      const { results } = await handlers.listEmployees({ ...owner, query: { search } });
      employees.push(...results.map(({ id }) => id));
    }
    const invited = await handlers.inviteEmployees({
      ...owner,
      body: { employees, permissions: [] },
    });
    const linked = invited.results.find(({ outcome }) => outcome === 'linkable');
    if (linked?.invitation)
      await handlers.createInvitationLink({ ...owner, params: { ...owner.params, id: linked.invitation } });
  });
}
