import { fieldsOf } from '../../../../src/domain/hr/employee-form.ts';
import type { EmployeeRecord, employeeFormMachine } from '../../../../src/machines/hr/employee-form/machine.ts';
import { pickFrom } from '../../../pick.ts';
import { keepInTab, keyOfPerson } from '../../../worlds/device.ts';
import { defineDriver, elsewhere, type Seen } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

type Start = { id: string | null; asksPay: boolean; draft: object | null };

const field = ({ page }: Stage, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}( optional)?$`) });
const write = async (stage: Stage, name: string, text: string) => {
  await field(stage, name).fill('');
  await field(stage, name).fill(text);
  // A day is read when its field is left.
  await field(stage, name).press('Tab');
};

/** What each sample types, on the step that has its fields; elsewhere it changes nothing. */
const typed: Record<string, (stage: Stage) => Promise<void>> = {
  'fields.type: names': async (stage) => {
    await write(stage, 'First name', 'Halima');
    await write(stage, 'Last name', 'Danjuma');
  },
  'fields.type: no last name': (stage) => field(stage, 'Last name').fill(''),
  'fields.type: a probation that ends too early': async (stage) => {
    await write(stage, 'Hire date', '02/03/2026');
    await write(stage, 'End of probation', '01/03/2026');
  },
  'fields.type: a hire date': async (stage) => {
    await write(stage, 'Hire date', '02/03/2026');
    await write(stage, 'End of probation', '');
  },
  'fields.type: a middle name': (stage) => write(stage, 'Middle name', 'Bello'),
  'fields.type: a wrong account number': async (stage) => {
    await pickFrom(stage.page, 'Bank', 'First Bank of Nigeria');
    await write(stage, 'Account number', '0000014578');
  },
  'fields.type: an account': async (stage) => {
    await pickFrom(stage.page, 'Bank', 'First Bank of Nigeria');
    await write(stage, 'Account number', '0000014579');
  },
};

/** The state in which a person can type each sample, by its label without the event. */
const stepOfSample: Record<string, string> = {
  names: 'describing',
  'no last name': 'describing',
  'a middle name': 'describing',
  'a probation that ends too early': 'placing',
  'a hire date': 'placing',
  'a wrong account number': 'paying',
  'an account': 'paying',
};

/** A refused value blocks its form until it is typed again. */
const typeAgain = async ({ page }: Stage) => {
  for (const name of ['Work email', 'Employee ID']) {
    const refused = page.getByRole('textbox', { name: new RegExp(`^${name}( optional)?$`) });
    if ((await refused.count()) === 0 || (await refused.getAttribute('aria-invalid')) !== 'true') continue;
    await refused.fill(name === 'Work email' ? 'halima@palmoil.test' : 'OPS-1');
    await refused.fill('');
  }
};

/** Somebody else saves another middle name, and an address. */
async function changeMeanwhile({ world, prop }: Stage): Promise<void> {
  const { path, token } = prop<{ path: string; token: string }>('theirs');
  const json = { middle_name: `Aisha ${world.number()}`, address: '1 Lagos Street' };
  await world.expect('PUT', `${path}/update_employee_form_once/`, { token, json });
}
async function changeOnceMeanwhile(stage: Stage): Promise<void> {
  const { path, token } = stage.prop<{ path: string; token: string }>('theirs');
  const { middle_name } = await stage.world.expect('GET', path, { token });
  if (!String(middle_name).startsWith('Aisha')) await changeMeanwhile(stage);
}

const seesChanges = ({ page, see, seeNone }: Stage, { snapshot }: Seen) => {
  const notice = page.getByText('Somebody else has changed this employee in the meantime.');
  return snapshot.context.changes === null ? seeNone(notice) : see(notice);
};

const shows = (text: string) => (stage: Stage) => stage.see(stage.page.getByText(text));
const left = (stage: Stage) => stage.seeNone(stage.page.locator('[data-flow="employeeForm"]'));
const working = ({ page, see }: Stage) => see(page.getByRole('status').getByText('Working').first());

export const driver = defineDriver<typeof employeeFormMachine>({
  flow: 'employeeForm',
  open: async (stage, { start }) => {
    const { id, asksPay, draft } = start.input as Start;
    const { world } = stage;
    const owner = await world.shared('owner of employees', () => world.owner());
    if (id !== null) {
      const person = await signedInOn(stage, owner);
      const base = `/c/${(person.user.business as { id: string }).id}`;
      const added = await world.call('POST', `${base}/employees/post_employee_form_once/`, {
        token: person.accessToken,
        json: { first_name: 'Halima', last_name: 'Danjuma' },
      });
      const { id: employee } = added.body as { id: string };
      stage.set('theirs', { path: `${base}/employees/${employee}`, token: person.accessToken });
      if (draft !== null) {
        const fields = { ...fieldsOf(added.body as EmployeeRecord), middle_name: 'Bello' };
        const kept = { fields, idempotencyKey: crypto.randomUUID(), seen: added.body };
        await keepInTab(stage.page, keyOfPerson(person, `employee:${employee}`), kept);
      }
      return stage.goto(`/hr/employees/${employee}/edit`);
    }
    const editor = () => world.member(owner, { permissions: ['access_hr', 'edit_people'] });
    await signedInOn(stage, asksPay ? owner : await world.shared('editor of employees', editor));
    await stage.goto('/add-employee-new');
    if (draft === null) return;
    await typed['fields.type: names']?.(stage);
    await stage.page.reload();
    await stage.see(field(stage, 'First name'));
  },
  actors: {
    getEmployee: {
      requests: ['GET /c/{domain}/employees/{id}'],
      done: async (held, { arc }, stage) => {
        const isOfTheirs = arc.offer.label === 'they changed the same';
        if (isOfTheirs) await changeOnceMeanwhile(stage);
        // After a conflict the server has theirs, also where the case is that the record is as it was.
        const asItWas = { middle_name: null, address: null };
        await held.letThrough(isOfTheirs ? {} : { answer: (body) => ({ ...body, ...asItWas }) });
      },
    },
    createEmployee: {
      requests: ['POST /c/{domain}/employees/post_employee_form_once/'],
      conflict: (held) => held.arriveEarlier({ alter: (body) => ({ ...body, first_name: 'Sent first' }) }),
    },
    updateEmployee: {
      requests: ['PUT /c/{domain}/employees/{id}/update_employee_form_once/'],
      conflict: async (held, stage) => {
        const isOfTheSame = JSON.parse(held.sent ?? '{}').middle_name !== undefined;
        if (isOfTheSame) await changeMeanwhile(stage);
        return isOfTheSame;
      },
    },
  },
  events: {
    'fields.type': async (stage, _event, { arc }) => typed[arc.label]?.(stage),
    'step.continue': async (stage, _event, { arc }) => {
      await typeAgain(stage);
      await stage.press(/^(Continue|Save employee)$/, arc.refused);
    },
    'theirs.take': (stage) => stage.press('Take theirs: Middle name'),
    'employee.save': (stage, _event, { arc }) => stage.press('Save employee', arc.refused),
  },
  states: {
    opening: { sees: (stage) => stage.see(stage.page.locator('[data-flow="employeeForm"]')) },
    loading: { sees: (stage) => stage.see(stage.page.locator('[data-state="loading"]')) },
    unread: { sees: shows('The employee could not be loaded') },
    describing: {
      sees: async (stage, seen) => {
        await stage.see(stage.page.getByRole('region', { name: 'Personal details' }));
        await seesChanges(stage, seen);
      },
    },
    placing: {
      sees: async (stage, seen) => {
        await stage.see(stage.page.getByRole('region', { name: 'Manager' }));
        await seesChanges(stage, seen);
      },
    },
    paying: { sees: ({ page, see }) => see(page.getByRole('region', { name: 'Bank account' })) },
    finishing: { sees: (stage) => stage.see(stage.page.locator('[data-flow="employeeForm"]')) },
    returning: { sees: (stage) => stage.see(stage.page.locator('[data-flow="employeeForm"]')) },
    creating: { sees: working },
    updating: { sees: working },
    readingAgain: { sees: working },
    foundEarlier: { sees: shows('Your earlier attempt went through') },
    saved: { isLeft: true, sees: left },
    unchanged: { isLeft: true, sees: left },
    listed: { isLeft: true, sees: left },
  },
  // A field can be typed into on its step.
  beyond: ({ kind, event, label }, { value, context: { changes } }) => {
    if (kind === 'event' && event.type === 'theirs.take')
      return changes?.some(({ field: of, mine }) => of === 'middle_name' && mine !== null) ? null : elsewhere;
    if (kind === 'event' && event.type === 'step.skip')
      return 'no press leads there, but a reload or Forward, which tests/e2e/hr/employees.spec.ts plays';
    const step = kind === 'event' ? stepOfSample[label] : undefined;
    return step === undefined || step === value ? null : elsewhere;
  },
});
