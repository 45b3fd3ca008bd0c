/** When people work: patterns of days, and who works by which since when. */
import { departmentsAmong, describeEmployees } from '../../directory/employees.ts';
import { askingOf } from '../../platform/asking.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { refuseDuplicates } from '../../platform/database/duplicates.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import type { Services } from '../../plug/services.ts';
import { lockWorkDays } from '../holidays/store.ts';
import * as store from './store.ts';

type PatternOperation =
  | 'listWorkPatterns'
  | 'createWorkPattern'
  | 'updateWorkPattern'
  | 'deleteWorkPattern'
  | 'assignWorkPattern'
  | 'listWorkPeriods';
type Call = Pick<BusinessCall<'createWorkPattern'>, 'tx' | 'businessId' | 'userId' | 'address'>;
type Inside = Pick<Call, 'tx' | 'businessId'>;

const duplicate = {
  constraint: 'work_patterns_name',
  fields: { name: ['A work pattern with this name exists already.'] },
};

const detailsOf = ({ name, cycle }: BusinessCall<'createWorkPattern'>['body']) => {
  if (cycle.every((minutes) => minutes === 0)) throw refuse.fields({ cycle: ['Somebody works on a day of it.'] });
  return { name: name.trim(), cycle };
};

/** Each once. @throws 400 with those that are not there, by their place */
async function workersOf({ tx, businessId }: Inside, body: BusinessCall<'assignWorkPattern'>['body']) {
  const [departments, employees] = [[...new Set(body.departments)], [...new Set(body.employees)]];
  const [knownDepartments, knownEmployees] = [
    await departmentsAmong(tx, businessId, departments),
    await describeEmployees(tx, businessId, employees),
  ];
  const problems: Record<string, string[]> = {};
  for (const [at, id] of body.departments.entries())
    if (!knownDepartments.has(id)) problems[`departments.${at}`] = ['There is no such department.'];
  for (const [at, id] of body.employees.entries())
    if (!knownEmployees.has(id)) problems[`employees.${at}`] = ['There is no such employee.'];
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
  const workers: store.Worker[] = [
    ...(body.everyone ? [{ employeeId: null, departmentId: null }] : []),
    ...departments.map((departmentId) => ({ employeeId: null, departmentId })),
    ...employees.map((employeeId) => ({ employeeId, departmentId: null })),
  ];
  if (workers.length === 0) throw refuse.fields({ everyone: ['Choose everybody, a department or people.'] });
  const names = [
    ...(body.everyone ? ['everybody'] : []),
    ...knownDepartments.values(),
    ...[...knownEmployees.values()].map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim()),
  ];
  return { workers, names };
}

/** People whom a line of the log names. */
const mostNamed = 5;
const listed = (names: readonly string[]) =>
  new Intl.ListFormat('en-GB').format(
    names.length > mostNamed ? [...names.slice(0, mostNamed), `${names.length - mostNamed} more`] : names,
  );

export const patternsHandlers = (
  { clock }: Platform,
  { tell }: Pick<Services, 'tell'>,
): Pick<Handlers, PatternOperation> => {
  async function claim({ tx, businessId }: Inside, id: string) {
    const pattern = await store.claimPattern(tx, businessId, id);
    if (pattern === undefined) throw refuse.missing();
    return pattern;
  }
  const note = ({ tx, businessId, userId: actorId, address }: Call, what: string, text: string) =>
    record(tx, { businessId, actorId, action: `workPattern.${what}`, text, subject: null, address, now: clock.now() });

  return {
    listWorkPatterns: async (call) =>
      pageOf(call, await store.listPatterns(call.tx, call.businessId, call.query), (pattern) => pattern),

    createWorkPattern: (call) => {
      const { tx, userId, businessId, body, idempotencyKey } = call;
      const intent = { userId, key: idempotencyKey, operation: 'createWorkPattern', businessId, body };
      return once(tx, intent, clock.now(), async () => {
        const added = store.addPattern(tx, businessId, detailsOf(body), clock.now());
        const pattern = await refuseDuplicates(added, duplicate);
        await note(call, 'added', `Added the work pattern ${pattern.name}`);
        return pattern;
      });
    },

    updateWorkPattern: async (call) => {
      const { tx, businessId, body } = call;
      const details = detailsOf(body);
      const pattern = await claim(call, call.params.id);
      assertUnchanged(call, pattern);
      if (pattern.is_assigned && pattern.cycle.join() !== details.cycle.join())
        throw refuse.conflict(
          `People were assigned ${pattern.name}. Add another pattern, and assign that from a day on.`,
        );
      await refuseDuplicates(store.changePattern(tx, businessId, pattern.id, details), duplicate);
      await note(call, 'changed', `Changed the work pattern ${details.name}`);
      return { ...pattern, ...details };
    },

    deleteWorkPattern: async (call) => {
      const { id, name, is_assigned: isAssigned } = await claim(call, call.params.id);
      if (isAssigned) throw refuse.conflict(`People were assigned ${name}: it stays in their history.`);
      await store.deletePattern(call.tx, call.businessId, id);
      await note(call, 'deleted', `Deleted the work pattern ${name}`);
      return undefined;
    },

    assignWorkPattern: async (call) => {
      const { tx, businessId, body } = call;
      // Before anything is read: who approves time off counts days meanwhile.
      await lockWorkDays(tx, businessId);
      const pattern = await claim(call, call.params.id);
      const { workers, names } = await workersOf(call, body);
      const order = { patternId: pattern.id, firstDay: body.first_day, workers, now: clock.now() };
      await store.assign(tx, businessId, order);
      await note(call, 'assigned', `Assigned ${pattern.name} to ${listed(names)} from ${body.first_day}`);
      await tell(askingOf(call, clock.now()), 'pattern.assigned', { from: body.first_day, workers });
      return { ...pattern, is_assigned: true };
    },

    listWorkPeriods: async (call) => {
      const page = await store.listPeriods(call.tx, call.businessId, call.query);
      return pageOf(call, page, ({ pattern_id, pattern_name, ...period }) => ({
        ...period,
        pattern: { id: pattern_id, name: pattern_name },
      }));
    },
  };
};
