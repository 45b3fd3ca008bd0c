/** The employees of a sample, of the departments that a trade has: people of the demo business without address and pay. */
import type { SampleStage, Trade } from '../../plug/sample-stage.ts';
import { demoEmployees, demoRegions } from './demo-people.ts';

const departmentsOf: Record<Trade, readonly string[]> = {
  haulage: ['Operations', 'Fleet', 'Workshop'],
  shop: ['Warehouse', 'Sales', 'Finance', 'Customer Service'],
  office: ['Finance', 'Human Resources', 'Information Technology', 'Sales', 'Marketing', 'Administration'],
};
/** Enough for each report and list to show something. */
const most = 12;

type Named = { id: string; name: string };
const idOf = (named: readonly Named[], wanted: string) => named.find(({ name }) => name === wanted)?.id ?? null;

export async function sampleHr({ handlers, asOwner, trade }: SampleStage) {
  await asOwner(async (call) => {
    const ours = demoEmployees.filter(([, , , department]) => departmentsOf[trade].includes(department));
    const people = ours.filter((_, at) => at % Math.ceil(ours.length / most) === 0 || ours.length <= most);
    const wanted = (list: readonly Named[], names: readonly string[]) =>
      [...new Set(names)].filter((name) => idOf(list, name) === null);
    const departments = people.map(([, , , department]) => department);
    for (const name of wanted(await handlers.listAllDepartments(call), departments))
      await handlers.createDepartment({ ...call, body: { name } });
    const jobs = people.map(([, , job]) => job);
    for (const name of wanted(await handlers.listAllJobs(call), jobs))
      await handlers.createJob({ ...call, body: { name } });
    const regions = wanted(
      await handlers.listAllRegions(call),
      people.map(([, , , , region]) => region),
    );
    for (const region of demoRegions.filter(({ name }) => regions.includes(name)))
      await handlers.createRegion({ ...call, body: region });
    const places = {
      jobs: await handlers.listAllJobs(call),
      departments: await handlers.listAllDepartments(call),
      regions: await handlers.listAllRegions(call),
    };
    let head: string | null = null;
    for (const [at, [first_name, last_name, job, department, region, hire_date]] of people.entries()) {
      const work = {
        job: idOf(places.jobs, job),
        department: idOf(places.departments, department),
        region: idOf(places.regions, region),
      };
      const phone_number = `+234803${5_550_000 + at * 37}`;
      const body = { first_name, last_name, hire_date, phone_number, ...work };
      const { id, employment_type } = await handlers.createEmployee({ ...call, body });
      if (head !== null) {
        const placed = { ...work, employment_type, hire_date, manager: head };
        await handlers.updateJobDetails({ ...call, params: { ...call.params, id }, body: placed });
      }
      head ??= id;
    }
  });
}
