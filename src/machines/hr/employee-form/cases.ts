import { changeOf, fieldsOf, mistakesIn, newEmployeeFields } from '../../../domain/hr/employee-form.ts';
import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { type EmployeeRecord, employeeFormMachine } from './machine.ts';
import { employeeFormSteps } from './steps.ts';

export const employeeId = '01a00000-0000-7000-8000-0000000000e1';

export const halima: EmployeeRecord = {
  id: employeeId,
  employee_id: 'EMP-0002',
  title: 'mrs',
  first_name: 'Halima',
  middle_name: null,
  last_name: 'Danjuma',
  photo: null,
  gender: 'female',
  birth_date: '1990-05-17',
  marital_status: null,
  nationality: 'NG',
  state_of_origin: 'Kano',
  lga_of_origin: 'Tarauni',
  address: null,
  email: 'halima@palmoil.example',
  personal_email: null,
  phone_number: '+2348031234567',
  other_phone_number: null,
  job: null,
  job_title: 'Dispatcher',
  department: null,
  region: null,
  subsidiary: null,
  manager: null,
  employment_type: 'permanent',
  hire_date: '2024-01-08',
  probation_end_date: null,
  confirmation_date: null,
  review_date: null,
  status: 'active',
  terminated_on: null,
  termination_reason: null,
  termination_note: null,
  is_member: false,
  leaves_on: null,
  masked_pay: {
    nin: null,
    tax_id: null,
    pension_provider: null,
    pension_pin: null,
    bank: null,
    account_number: null,
  },
};

const start = { businessId, idempotencyKey: 'first-key', draft: null };
const kept = {
  fields: { ...newEmployeeFields, first_name: 'Halima', last_name: 'Danjuma' },
  seen: null,
  idempotencyKey: 'kept-key',
};

const keptChange = { ...kept, fields: { ...fieldsOf(halima), middle_name: 'Bello' }, seen: halima };

export const employeeFormFlow = flow({
  title: 'Add or change an employee',
  audience: 'staff',
  route: '/add-employee-new',
  machine: employeeFormMachine,
  steps: employeeFormSteps,
  states: {
    describing: 'Saying who they are',
    placing: 'Choosing the job',
    paying: 'Saying what they are paid',
    returning: 'Could not be added',
  },
  labels: {
    'fields.type': 'Something is typed',
    'step.skip': 'Forward, or a reload',
    'theirs.take': 'Take theirs',
    'employee.save': 'Save employee',
    'employee.addAgain': 'Add another employee',
    'employee.retry': 'Retry',
    'list.open': 'Look in the list',
    isNew: 'it is a new employee',
    asksPay: 'the person may see pay',
    hasChanges: 'something is changed',
    isReadyForPay: 'the job is filled in rightly, and the person may see pay',
    isReady: 'the step is filled in rightly',
    isConflict: 'an earlier attempt had arrived',
    isChangedMeanwhile: 'somebody else changed the same',
    isAboutPerson: 'something about the person is refused',
    isAboutWork: 'something about the job is refused',
    getEmployee: 'the server sends the record',
    createEmployee: 'the server adds the employee',
    updateEmployee: 'the server stores the changes',
  },
  cases: {
    inputs: [
      { label: 'a new employee with pay', input: { ...start, id: null, asksPay: true } },
      { label: 'a new employee', input: { ...start, id: null, asksPay: false } },
      { label: 'an employee who is there', input: { ...start, id: employeeId, asksPay: false } },
      { label: 'a new employee from a draft', input: { ...start, id: null, asksPay: false, draft: kept } },
      {
        label: 'an employee from a draft',
        input: { ...start, id: employeeId, asksPay: false, draft: keptChange },
      },
    ],
    events: {
      'fields.type': [
        { label: 'names', event: { type: 'fields.type', changed: { first_name: 'Halima', last_name: 'Danjuma' } } },
        { label: 'no last name', event: { type: 'fields.type', changed: { last_name: '' } } },
        {
          label: 'a probation that ends too early',
          event: { type: 'fields.type', changed: { hire_date: '2026-03-02', probation_end_date: '2026-03-01' } },
        },
        {
          label: 'a hire date',
          event: { type: 'fields.type', changed: { hire_date: '2026-03-02', probation_end_date: '' } },
        },
        { label: 'a middle name', event: { type: 'fields.type', changed: { middle_name: 'Bello' } } },
        {
          label: 'a wrong account number',
          event: { type: 'fields.type', changed: { bank: '011', account_number: '0000014578' } },
        },
        {
          label: 'an account',
          event: { type: 'fields.type', changed: { bank: '011', account_number: '0000014579' } },
        },
      ],
      'step.continue': [{ label: '', event: { type: 'step.continue' } }],
      'step.back': [{ label: '', event: { type: 'step.back' } }],
      'step.skip': [{ label: '', event: { type: 'step.skip' } }],
      'theirs.take': [{ label: 'the middle name', event: { type: 'theirs.take', field: 'middle_name' } }],
      'employee.save': [{ label: '', event: { type: 'employee.save' } }],
      'employee.addAgain': [{ label: '', event: { type: 'employee.addAgain', idempotencyKey: 'second-key' } }],
      'employee.retry': [{ label: '', event: { type: 'employee.retry' } }],
      'list.open': [{ label: '', event: { type: 'list.open' } }],
    },
    answers: {
      getEmployee: {
        done: [
          { label: 'sent', output: halima },
          { label: 'sent with a photo', output: { ...halima, photo: 'data:image/webp;base64,AAAA' } },
          { label: 'they changed the same', output: { ...halima, middle_name: 'Aisha', address: '1 Lagos Street' } },
        ],
        error: [{ label: 'no connection', error: noConnection }],
      },
      createEmployee: {
        done: [{ label: 'added', output: halima }],
        error: [
          { label: 'the email is taken', error: refusal({ email: ['Another employee has this email address.'] }) },
          { label: 'the ID is taken', error: refusal({ employee_id: ['Another employee has this ID.'] }) },
          {
            label: 'an earlier attempt had arrived',
            error: problem('conflict', { detail: 'The key was used before.' }),
          },
          { label: 'no connection', error: noConnection },
        ],
      },
      updateEmployee: {
        done: [{ label: 'stored', output: halima }],
        error: [
          { label: 'the email is taken', error: refusal({ email: ['Another employee has this email address.'] }) },
          { label: 'somebody else saved first', error: problem('conflict', { code: 'changed_meanwhile' }) },
          { label: 'no connection', error: noConnection },
        ],
      },
    },
    journeys: {
      'the step before shows no mistakes of the step after': {
        start: 'a new employee',
        steps: [
          ...['fields.type: names', 'step.continue'],
          ...['fields.type: a probation that ends too early', 'step.continue', 'step.back'],
        ],
      },
      'a wrong account is told, forgotten on the way back and replaced': {
        start: 'a new employee with pay',
        steps: [
          ...['fields.type: names', 'step.continue', 'step.continue'],
          ...['fields.type: a wrong account number', 'employee.save', 'step.back', 'step.continue', 'employee.save'],
          ...['fields.type: an account', 'employee.save'],
        ],
      },
      'a failure is forgotten when the pay is saved again': {
        start: 'a new employee with pay',
        steps: [
          ...['fields.type: names', 'step.continue', 'step.continue'],
          ...['employee.save', 'error(createEmployee): no connection', 'employee.save'],
        ],
      },
      'a refusal is forgotten on the way forward': {
        start: 'a new employee with pay',
        steps: [
          ...['fields.type: names', 'step.continue', 'step.continue', 'employee.save'],
          ...['error(createEmployee): the email is taken', 'step.skip', 'step.skip', 'employee.save'],
          ...['error(createEmployee): the ID is taken', 'step.skip'],
        ],
      },
      'the photo that the server has is not sent again': {
        start: 'an employee who is there',
        steps: [
          ...['done(getEmployee): sent with a photo', 'fields.type: a middle name', 'step.continue', 'step.continue'],
        ],
      },
      'what was typed stands above the record': {
        start: 'an employee from a draft',
        steps: ['done(getEmployee): sent', 'step.continue', 'step.continue'],
      },
      'what was typed before a reload stands beside what somebody else changed since': {
        start: 'an employee from a draft',
        steps: ['done(getEmployee): they changed the same', 'theirs.take: the middle name'],
      },
      'what somebody else changed since of other fields is there, and needs no word': {
        start: 'an employee from a draft',
        steps: ['done(getEmployee): sent with a photo'],
      },
      'theirs are shown, taken, and nothing is left to send': {
        start: 'an employee who is there',
        steps: [
          ...['done(getEmployee): sent', 'fields.type: a middle name', 'step.continue', 'step.continue'],
          ...['error(updateEmployee): somebody else saved first', 'done(getEmployee): they changed the same'],
          ...['theirs.take: the middle name', 'step.continue'],
        ],
      },
      'one’s own is kept by saving again': {
        start: 'an employee who is there',
        steps: [
          ...['done(getEmployee): sent', 'fields.type: a middle name', 'step.continue', 'step.continue'],
          ...['error(updateEmployee): somebody else saved first', 'done(getEmployee): they changed the same'],
          ...['step.continue', 'done(updateEmployee): stored'],
        ],
      },
    },
    equivalentMutants: {
      'setup.ts : if false instead of id === null || seen === null': 'who is changed was loaded',
      'setup.ts : && instead of id === null || seen === null': 'who is changed was loaded',
    },
    holds: {
      'who is changed was loaded': ({ value, context: { id, seen } }) =>
        value !== 'updating' || (id !== null && seen !== null),
      'who is there already is not added again': ({ value, context: { id } }) => value !== 'creating' || id === null,
      'pay is asked for of new employees only, by those who may see it': ({ value, context: { id, asksPay } }) =>
        value !== 'paying' || (asksPay && id === null),
    },
    key: ({ context: { id, asksPay, fields, seen, changes, problem: trouble } }) => ({
      isNew: id === null,
      asksPay,
      mistakes: (['person', 'work', 'pay'] as const)
        .filter((step) => Object.keys(mistakesIn(step, fields)).length)
        .join(),
      seen: seen?.middle_name ?? null,
      changed: seen && Object.keys(changeOf(fieldsOf(seen), fields)).join(),
      // No guard reads these two; they are in the key so that paths try where they are cleared.
      conflicts: changes?.flatMap(({ field, mine }) => (mine === null ? [] : [field])).join() ?? null,
      hasProblem: trouble !== null,
    }),
  },
});
