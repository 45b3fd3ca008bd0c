import { expect, it } from 'vitest';
import { firstSteps as stepNames } from '../../../openapi/generated/lists/shell.ts';
import { modulesThat } from '../../../rules/shared/modules.ts';
import { billing } from '../routes/billing.ts';
import { inMenu } from '../routes/members.ts';
import { people } from '../routes/people.ts';
import { planned } from '../routes/planned.tsx';
import type { Screen } from '../screen.ts';
import { actsOf, firstSteps, homeOf, isIn, menuOf, screensBelow } from './menu.ts';

type Member = Parameters<typeof menuOf>[0];

const memberWith = (isOwner: boolean, codenames: string[]): Member => ({
  businessId: 'palm-oil',
  user: {
    business_user_memberships: [
      { business_id: 'palm-oil', is_owner: isOwner, permissions: codenames.map((codename) => ({ codename })) },
    ],
  } as unknown as NonNullable<Member['user']>,
});
const owner = memberWith(true, ['access_hr', 'access_assets', 'access_vehicles', 'access_payroll']);

const moduleOf = (member: Member, screen: Screen | undefined) =>
  screen && menuOf(member).find((module) => isIn(module, screen))?.label;

it('marks the module of a screen that has no entry of its own', () => {
  for (const screen of billing.screens) expect.soft(moduleOf(owner, screen), screen.path).toBe('Settings');
  const handover = people.screens.find(({ path }) => path === '/administrator-handover');
  expect(moduleOf(owner, handover)).toBe('Settings');
  expect(moduleOf(memberWith(false, ['access_hr']), handover)).toBeUndefined();
});

it('has a module for every framed screen of an owner, the restricted area and what is the person’s own excepted', () => {
  const lost = inMenu
    .flatMap(({ screens }) => screens)
    .filter((screen) => screen.frame === 'always' && moduleOf(owner, screen) === undefined);
  expect(lost.map(({ path }) => path)).toEqual([
    ...['/myteam', '/my-profile', '/my-profile/change', '/my-files', '/time-off-calendar', '/time-off/:id/card'],
    '/my-time-off',
    ...['/my-vehicles', '/my-vehicles/:id/fuel', '/my-vehicles/:id/check', '/my-vehicles/:id'],
  ]);
});

it('has only modules that work in the rail, and leads nowhere that is planned', () => {
  const works = modulesThat('works').map(({ name }) => name);
  const rail = menuOf(owner).map(({ label }) => label);
  expect(rail.filter((label) => !works.includes(label))).toEqual(['Home', 'Settings']);
  const entries = menuOf(owner).flatMap((module) => [module, ...module.entries]);
  const led = [...entries, ...actsOf(owner)].map(({ href }) => href.split('?')[0]);
  expect(planned.screens.filter(({ path }) => led.includes(path))).toEqual([]);
});

it('knows which screens open from a list, as far as the person may open them', () => {
  const titles = (member: Member) => screensBelow('/hr/employees', member).map(({ title }) => title);
  expect(titles(owner)).toEqual(['Add an employee', 'Import employees', 'Imports']);
  expect(titles(memberWith(false, ['access_hr']))).toEqual([]);
});

it('offers each person what they may begin', () => {
  const labels = (member: Member) => actsOf(member).map(({ label }) => label);
  expect(labels(owner)).toEqual(expect.arrayContaining(['Invite people', 'Pay for a plan', 'Add another business']));
  expect(labels(memberWith(false, ['access_hr']))).toEqual([
    ...[
      'See what is due',
      'Public holidays',
      'My files',
      'My profile',
      'My team',
      'My time off',
      'Time-off requests',
      'Who is away',
      'Invite people',
      'Shift rota',
      'When I cannot work',
      'My vehicles',
      'Add another business',
    ],
  ]);
  // Nothing that is due would be theirs.
  expect(labels(memberWith(false, ['access_payroll']))).not.toContain('See what is due');
  expect(labels(memberWith(false, ['access_vehicles']))).toContain('See what is due');
});

it('has words and an address for every first step that the server may name', () => {
  expect(firstSteps.map(({ step }) => step).toSorted()).toEqual(stepNames.toSorted());
});

it('brings each person the cards that they may see, each at an order of its own', () => {
  const orders = (member: Member) => homeOf(member).map(({ place, order }) => `${place} ${order}`);
  expect(new Set(orders(owner)).size).toBe(orders(owner).length);
  expect(orders(memberWith(false, []))).toEqual([
    'due 10',
    'side 25',
    'side 26',
    'side 27',
    'side 28',
    'side 30',
    'main 90',
  ]);
  expect(orders(memberWith(false, ['access_hr']))).toEqual([
    'main 10',
    'due 10',
    'side 20',
    'side 25',
    'side 26',
    'side 27',
    'side 28',
    'side 30',
    'main 90',
  ]);
  expect(orders(owner)).toEqual(expect.arrayContaining(['side 10', ...orders(memberWith(false, ['access_hr']))]));
});
