/** The employees, departments, jobs and regions of the demo business, added as people add them. */
import { day, later, utcDay } from '../../platform/time/dates.ts';
import type { DemoStage } from '../../plug/demo-stage.ts';
import type { OwnerCall } from '../../plug/sample-stage.ts';
import { claimUntold } from '../pay/account-changes.ts';
import {
  demoBenefits,
  demoDepartments,
  demoEmployees,
  demoHeads,
  demoJoiners,
  demoLeavers,
  demoMembersWork,
  demoRegions,
  demoReturners,
  demoWithoutEmail,
} from './demo-people.ts';
import { demoContact, demoRecord } from './demo-record.ts';

type Named = { id: string; name: string };
const byName = (named: readonly Named[]) => new Map(named.map(({ id, name }) => [name, id]));

export async function demoHr({ handlers, asOwner, platform }: DemoStage) {
  await asOwner(async (call) => {
    const { count } = await handlers.listEmployees({ ...call, query: { search: 'adaeze.okafor@demo.steward.test' } });
    if (count > 0) return;
    const daysAgo = (days: number) => utcDay(later(platform.clock.now(), -days * day));
    for (const name of demoDepartments) await handlers.createDepartment({ ...call, body: { name } });
    for (const region of demoRegions) await handlers.createRegion({ ...call, body: region });
    const titles = [...demoEmployees.map(([, , job]) => job), ...Object.values(demoMembersWork).map(([job]) => job)];
    for (const name of new Set(titles)) await handlers.createJob({ ...call, body: { name } });
    const places = {
      jobs: byName(await handlers.listAllJobs(call)),
      departments: byName(await handlers.listAllDepartments(call)),
      regions: byName(await handlers.listAllRegions(call)),
    };
    const workOf = (job: string, department: string, region: string) => ({
      job: places.jobs.get(job) ?? null,
      department: places.departments.get(department) ?? null,
      region: places.regions.get(region) ?? null,
    });
    await describeMembers({ handlers }, call, workOf);
    const joined = demoJoiners.map(([first, last, job, department, region, days]) => {
      return [first, last, job, department, region, daysAgo(days)] as const;
    });
    for (const [at, [first_name, last_name, job, department, region, hire_date, status]] of [
      ...demoEmployees,
      ...joined.map((one) => [...one, undefined] as const),
    ].entries()) {
      const body = {
        first_name,
        last_name,
        hire_date,
        ...workOf(job, department, region),
        ...demoRecord(first_name, last_name, job, at),
        ...(demoWithoutEmail.includes(`${first_name} ${last_name}`)
          ? {}
          : { email: `${first_name}.${last_name}@demo.steward.test`.toLowerCase() }),
        phone_number: `0803${5_550_000 + at * 37}`,
        ...(status === undefined ? {} : { status }),
      };
      const { id } = await handlers.createEmployee({ ...call, body });
      const about = { ...call, params: { ...call.params, id }, body: demoContact(last_name, at) };
      await handlers.updateNextOfKin(about);
      if (at % 3 === 0) await handlers.updateEmergencyContact(about);
    }
    await setManagers({ handlers }, call);
    await giveBenefits({ handlers }, call);
    await endEmployments({ handlers }, call, daysAgo);
    await keepQuiet(call, platform.clock.now());
  });
}

/** Nobody is mailed about the account that the demo gave them. */
async function keepQuiet({ tx, businessId }: OwnerCall, now: Date) {
  while ((await claimUntold(tx, businessId, 100, now)).length > 0);
}

type Means = Pick<DemoStage, 'handlers'>;
type WorkOf = (job: string, department: string, region: string) => object;

/** Gives those who sign in to the demo business their work. */
async function describeMembers({ handlers }: Means, call: OwnerCall, workOf: WorkOf) {
  const { results } = await handlers.listEmployees({ ...call, query: { page_size: 100 } });
  for (const [at, { id, first_name, last_name, email, phone_number }] of results.entries()) {
    const work = Object.entries(demoMembersWork).find(([who]) => email?.startsWith(`${who}@`))?.[1];
    if (work === undefined) continue;
    const [job, department, region] = work;
    const body = {
      ...demoRecord(first_name, last_name, job, at + 60),
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

/** Everybody reports to the head of their department, and the heads to the managing director. */
async function setManagers({ handlers }: Means, call: OwnerCall) {
  const { results } = await handlers.listEmployees({ ...call, query: { page_size: 100 } });
  const top = results.find(({ job_title }) => job_title === 'Managing director');
  for (const { id, department } of results) {
    const head = results.find(({ first_name }) => first_name === demoHeads[department?.name ?? '']);
    const manager = head === undefined || head.id === id ? top : head;
    if (manager === undefined || manager.id === id) continue;
    const about = { ...call, params: { ...call.params, id } };
    const { job, department: of, region, employment_type, hire_date } = await handlers.getEmployee(about);
    const body = { job: job?.id ?? null, department: of?.id ?? null, region: region?.id ?? null };
    await handlers.updateJobDetails({ ...about, body: { ...body, employment_type, hire_date, manager: manager.id } });
  }
}

/** Everybody gets the default benefits; the others go to heads, or to those who drive. */
async function giveBenefits({ handlers }: Means, call: OwnerCall) {
  const { results } = await handlers.listEmployees({ ...call, query: { active: true, page_size: 100 } });
  for (const { isDefault, whose, ...body } of demoBenefits) {
    const { id } = await handlers.createBenefit({ ...call, body });
    const about = { ...call, params: { ...call.params, id } };
    if (isDefault) await handlers.toggleDefaultBenefit({ ...about, body: { is_default: true } });
    const employees = results.filter(({ job_title }) => whose.test(job_title ?? '')).map((employee) => employee.id);
    await handlers.assignBenefit({ ...about, body: { employees, start_date: '2026-01-01' } });
  }
}

async function endEmployments({ handlers }: Means, call: OwnerCall, daysAgo: (days: number) => string) {
  for (const [first, last, days, reason] of demoLeavers) {
    const { results } = await handlers.listEmployees({ ...call, query: { search: `${first} ${last}` } });
    const [leaver] = results;
    if (leaver === undefined) continue;
    const body = { date: daysAgo(days), reason };
    await handlers.terminateEmployee({ ...call, params: { ...call.params, id: leaver.id }, body });
  }
  for (const [first, last, days] of demoReturners) {
    const { results } = await handlers.listEmployees({ ...call, query: { search: `${first} ${last}` } });
    const [returner] = results;
    if (returner === undefined) continue;
    await handlers.reinstateEmployee({
      ...call,
      params: { ...call.params, id: returner.id },
      body: { date: daysAgo(days) },
    });
  }
}
