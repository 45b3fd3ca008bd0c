/** The employees, departments and regions of the demo business, added as people add them. */
import type { Handlers } from '../../platform/contract.ts';
import type { DemoStage, OwnerCall } from '../../plug/demo-stage.ts';
import { demoDepartments, demoEmployees, demoMembersWork, demoRegions } from './demo-people.ts';

type Named = { id: string; name: string };
const byName = (named: readonly Named[]) => new Map(named.map(({ id, name }) => [name, id]));

export async function demoHr({ handlers, asOwner }: DemoStage) {
  await asOwner(async (call) => {
    const { count } = await handlers.listEmployees({ ...call, query: { search: 'adaeze.okafor@demo.steward.test' } });
    if (count > 0) return;
    for (const name of demoDepartments) await handlers.createDepartment({ ...call, body: { name } });
    for (const region of demoRegions) await handlers.createRegion({ ...call, body: region });
    const departments = byName(await handlers.listAllDepartments(call));
    const regions = byName(await handlers.listAllRegions(call));
    const workOf = (job_title: string, department: string, region: string) => ({
      job_title,
      department: departments.get(department) ?? null,
      region: regions.get(region) ?? null,
    });
    await describeMembers(handlers, call, workOf);
    for (const [at, [first_name, last_name, job, department, region, hire_date, status]] of demoEmployees.entries()) {
      const body = {
        ...{ first_name, last_name, hire_date, ...workOf(job, department, region) },
        email: `${first_name}.${last_name}@demo.steward.test`.toLowerCase(),
        phone_number: `0803${5_550_000 + at * 37}`,
        ...(status === undefined ? {} : { status }),
      };
      await handlers.createEmployee({ ...call, body });
    }
  });
}

type WorkOf = (job: string, department: string, region: string) => object;

/** Gives those who sign in to the demo business their work. */
async function describeMembers(handlers: Handlers, call: OwnerCall, workOf: WorkOf) {
  const { results } = await handlers.listEmployees({ ...call, query: { page_size: 100 } });
  for (const { id, first_name, last_name, email, phone_number } of results) {
    const work = Object.entries(demoMembersWork).find(([who]) => email?.startsWith(`${who}@`))?.[1];
    if (work === undefined) continue;
    const [job, department, region] = work;
    const body = {
      first_name,
      last_name,
      email,
      phone_number,
      hire_date: '2018-01-08',
      ...workOf(job, department, region),
    };
    await handlers.updateEmployee({ ...call, params: { ...call.params, id }, body });
  }
}
