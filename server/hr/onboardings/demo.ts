/** Two onboardings of the demo business: one waits for the employee, one for a review. */
import type { DemoStage } from '../../plug/demo-stage.ts';
import { demoContact, demoRecord } from '../employees/demo-record.ts';

const people = [
  ['Kelechi', 'Nwosu', 'Warehouse assistant', '0803 771 2040'],
  ['Rukayat', 'Lawal', 'Fleet officer', '0805 660 1188'],
] as const;

export async function demoOnboardings({ handlers, asOwner, call }: DemoStage) {
  const links = await asOwner(async (owner) => {
    const { count } = await handlers.listOnboardings({ ...owner, query: {} });
    if (count > 0) return [];
    const made: string[] = [];
    for (const [first_name, last_name, job_title, phone_number] of people) {
      const body = { first_name, last_name, phone_number, work: { job_title } };
      const { id } = await handlers.createOnboarding({ ...owner, body });
      const { link } = await handlers.createOnboardingLink({ ...owner, params: { ...owner.params, id } });
      if (link !== null) made.push(link);
    }
    return made;
  });
  const [token] = (links ?? []).map((link) => link.replace(/^.*\//, '')).slice(-1);
  if (token === undefined) return;
  const [first_name, last_name, job] = people[1];
  const said = demoRecord(first_name, last_name, job, 71);
  const { employment_type, pay, pay_period, nin, tax_id, bank, account_number, account_name, ...rest } = said;
  const { pension_provider, pension_pin, ...person } = rest;
  const params = { token };
  const form = await handlers.saveOnboardingForm({
    ...call,
    params,
    body: {
      revision: 0,
      details: { ...person, first_name, last_name, phone_number: people[1][3] },
      bank: { nin, tax_id, bank, account_number, account_name, pension_provider, pension_pin },
      next_of_kin: demoContact(last_name, 71),
      emergency_contact: demoContact(last_name, 72),
    },
  });
  await handlers.submitOnboardingForm({ ...call, params, body: { revision: form.revision } });
}
