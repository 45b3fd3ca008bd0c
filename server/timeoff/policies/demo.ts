/** The time-off policies of the demo business, added and assigned as people do it. */
import type { DemoStage } from '../../plug/demo-stage.ts';

const forWomen = ['maternity'];
const forMen = ['paternity'];

/** The Nigerian pack; everybody who works here has what is for them. */
export const demoTimeoff = ({ handlers, asOwner }: DemoStage) =>
  asOwner(async (call) => {
    const { count } = await handlers.listTimeoffPolicies({ ...call, query: {} });
    if (count > 0) return;
    const { policies } = await handlers.addTimeoffPack(call);
    const narrowed = [...forWomen, ...forMen];
    const groups = [
      { query: {}, packed: policies.filter(({ kind }) => !narrowed.includes(kind)) },
      { query: { gender: 'female' as const }, packed: policies.filter(({ kind }) => forWomen.includes(kind)) },
      { query: { gender: 'male' as const }, packed: policies.filter(({ kind }) => forMen.includes(kind)) },
    ];
    for (const { query, packed } of groups) {
      const { results } = await handlers.listEmployees({ ...call, query: { ...query, active: true, page_size: 100 } });
      const employees = results.map(({ id }) => id);
      const body = { policies: packed.map(({ id }) => id), employees, start_date: '2026-01-01' };
      if (employees.length > 0) await handlers.multiAssignTimeoffPolicies({ ...call, body });
    }
  });
