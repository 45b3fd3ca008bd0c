/**
 * The modules of Steward, and which of them people can use. Prices, the choice of a plan, the questions about a new business,
 * the rail, the command palette, the planned pages and the words about permissions follow from it: whoever finishes a module
 * writes `works` here.
 */
import type { components } from '../../openapi/generated/contract.ts';

type Schemas = components['schemas'];
type Permission = Schemas['PermissionName'];

type Module = {
  /** As people read it. */
  name: string;
  state: 'works' | 'coming';
  /** Its name among the interests, as the specification spells it. */
  interest?: Schemas['Interest'];
  /** What opens it to a member. */
  permission?: Permission;
};
type State = Module['state'];

const listed = <Domain extends string>(all: Record<Domain, Module>): Readonly<Record<Domain, Module>> => all;

/** By domain, in the order in which people read them. */
export const modules = listed({
  hr: { name: 'People', state: 'works', interest: 'Core HR', permission: 'access_hr' },
  timeoff: { name: 'Time off', state: 'works' },
  rota: { name: 'Rota', state: 'works', permission: 'access_rota' },
  assets: { name: 'Assets', state: 'works', interest: 'Assets', permission: 'access_assets' },
  fleet: { name: 'Fleet', state: 'works', permission: 'access_vehicles' },
  payroll: { name: 'Payroll', state: 'coming', interest: 'Payroll', permission: 'access_payroll' },
  attendance: { name: 'Time & Attendance', state: 'coming', interest: 'Time & Attendance' },
  tasks: { name: 'Tasks', state: 'coming', interest: 'Task' },
  recruit: { name: 'Recruitment', state: 'coming' },
  performance: { name: 'Performance', state: 'coming' },
});

export type ModuleDomain = keyof typeof modules;

/** What is no module, such as `billing`, is not coming. */
export const isComing = (domain: string): boolean => modules[domain as ModuleDomain]?.state === 'coming';

export const modulesThat = (state: State): Module[] => Object.values(modules).filter((each) => each.state === state);

/** The interests in modules of this state, in the order of the list. */
export const interestsIn = (state: State): Schemas['Interest'][] =>
  modulesThat(state).flatMap(({ interest }) => interest ?? []);

/** Whether a permission opens nothing yet. */
export const isOfComing = (permission: Permission): boolean =>
  modulesThat('coming').some((each) => each.permission === permission);

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The modules of this state in a sentence: *People, Time off and Rota*. */
export const moduleNames = (state: State): string => conjunction.format(modulesThat(state).map(({ name }) => name));
