/** The screens of the members of a business: inviting them, what they may do, the audit log, and a handover. */
import type { Page } from '@playwright/test';
import type { World } from '../../worlds/world.ts';
import { asOwner, asVisitor, failing, retryShown, type Screen, testScreens } from '../screens.ts';
import { expect, openAs, owner } from '../test.ts';

const invitedAs =
  (isNew: boolean): Screen['open'] =>
  async (page, world) => {
    const { token } = await world.invited({ isNew });
    await page.goto(`/verify-invite?token=${token}`);
    await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toBeVisible();
  };

/** With a link that the server refuses with this code. */
const linkOf =
  (code: string): Screen['open'] =>
  async (page) => {
    await page.route('**/activation/validate/', (route) =>
      route.fulfill({ status: 400, json: { code, detail: 'This link no longer works.' } }),
    );
    await page.goto('/verify-invite?token=secret');
    await expect(page.getByRole('heading', { name: 'Sorry, Something went wrong' })).toBeVisible();
  };

/** As an owner who has invited people whose addresses are the same each time. */
const asInviting: Screen['open'] = async (page, world) => {
  const inviting = await world.shared('inviting with names', async () => {
    const person = await world.owner();
    const signedIn = await world.signIn(person);
    const path = `/c/${world.businessOf(signedIn)}/employee_user_invitations/`;
    for (const [email, permissions] of [
      ['bola.ade@okafor.test', ['access_hr', 'access_payroll']],
      ['chidi.eze@okafor.test', ['access_vehicles']],
      ['dupe.ogun@okafor.test', []],
    ] as const) {
      const json = { emails: [email], permissions: permissions.map((codename) => ({ codename })) };
      await world.call('POST', path, { json, token: signedIn.accessToken });
    }
    return person;
  });
  await openAs(page, world, inviting, '/invites');
  await expect(page.getByText('bola.ade@okafor.test')).toBeVisible();
};

/** With an employee who has no address and was sent a link. */
const linked = (world: World) =>
  world.shared('owner who invites by a link', async () => {
    const person = await world.owner();
    const signedIn = await world.signIn(person);
    const token = signedIn.accessToken;
    const base = `/c/${world.businessOf(signedIn)}`;
    const json = { first_name: 'Amina', last_name: 'Bello', phone_number: '08031234567' };
    const { body: employee } = await world.call('POST', `${base}/employees/post_employee_form_once/`, { token, json });
    const invited = { employees: [employee.id], permissions: [{ codename: 'access_assets' }] };
    const path = `${base}/employee_user_invitations/`;
    const { body } = await world.call('POST', `${path}employees/`, { token, json: invited });
    const [{ invitation }] = body.results as unknown as [{ invitation: string }];
    const { body: made } = await world.call('POST', `${path}${invitation}/link/`, { token });
    return { person, employee: String(employee.id), path: new URL(String(made.link)).pathname };
  });

/** An owner and a member, who was perhaps asked to take over. */
const two = (world: World, isAsked: boolean) =>
  world.shared(isAsked ? 'owner who has asked' : 'owner with a member', async () => {
    const owner = await world.owner();
    const member = await world.member(owner);
    if (isAsked) await world.asked(owner, member);
    return { owner, member };
  });

type Then = (page: Page) => Promise<void>;
const asOneOfTwo =
  (who: 'owner' | 'member', path: string, then?: Then, isAsked = false): Screen['open'] =>
  async (page, world) => {
    await openAs(page, world, (await two(world, isAsked))[who], path);
    await then?.(page);
  };

const dialogShown = (page: Page) =>
  expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible();
const rowAct =
  (name: string): Then =>
  async (page) => {
    await page.getByRole('button', { name: 'Actions for Bola Ade' }).click();
    await page.getByRole('menuitem', { name }).click();
    await dialogShown(page);
  };
const pressing =
  (name: string): Then =>
  async (page) => {
    await page.getByRole('button', { name, exact: true }).click();
    await dialogShown(page);
  };

const members = '/settings?tab=people';
const auditLog = '/settings?tab=audit-log';
const handover = '/administrator-handover';

testScreens('people', [
  {
    name: 'invitation',
    open: invitedAs(true),
    states: [
      { name: 'of a person with an account', open: invitedAs(false) },
      {
        name: 'weak password',
        open: async (page, world) => {
          await invitedAs(true)(page, world);
          await page.getByLabel('First name').fill('Bola');
          await page.getByLabel('Last name').fill('Ade');
          await page.getByRole('textbox', { name: 'Password', exact: true }).fill('12345678');
          await page.getByRole('textbox', { name: 'Confirm password' }).fill('12345678');
          await page.getByRole('button', { name: 'Create Password' }).click();
          await expect(page.getByRole('alert')).toBeVisible();
          await page.mouse.move(0, 0);
        },
      },
      {
        name: 'for another person',
        open: async (page, world) => {
          const { token } = await world.invited({ isNew: true });
          await openAs(page, world, await owner(world), `/verify-invite?token=${token}`);
          await expect(page.getByRole('button', { name: 'Sign out and continue' })).toBeVisible();
          // They are of another width each time, and the lines break elsewhere.
          await page.getByText(/@paths\.test/).evaluateAll((places) => {
            for (const place of places)
              for (const text of place.childNodes)
                if (text.nodeType === Node.TEXT_NODE)
                  text.nodeValue = (text.nodeValue ?? '').replace(/\S+@paths\.test/, 'ada@paths.test');
          });
        },
      },
      { name: 'expired link', open: linkOf('expired') },
      { name: 'used link', open: linkOf('used') },
      { name: 'without a token', open: asVisitor('/verify-invite') },
    ],
  },
  { name: 'invites', open: asInviting, states: [{ name: 'empty', open: asOwner('/invites') }] },
  {
    name: 'invite-people',
    open: asOwner('/invites', async (page) => {
      await page.getByRole('button', { name: 'Invite people' }).click();
      await page.getByRole('dialog').getByRole('textbox').first().fill('emeka@okafor.test, not an address');
    }),
  },
  {
    name: 'invite-employees',
    open: async (page, world) => {
      const { person, employee } = await linked(world);
      await openAs(page, world, person, `/hr/employees/${employee}?modal=invite`);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'invitation-link',
    open: async (page, world) => {
      await openAs(page, world, (await linked(world)).person, '/invites');
      await page.getByRole('button', { name: 'Actions for Amina Bello' }).click();
      await page.getByRole('menuitem', { name: 'Get a link' }).click();
      // It is shown, not made: that would end the link of the other pictures.
      await page.route('**/link/', (route) =>
        route.fulfill({
          status: 201,
          json: {
            link: 'https://steward.test/join/AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
            expires_at: '2026-03-05T10:00:00.000Z',
            employee: {
              id: '01a00000-0000-7000-8000-000000000000',
              name: 'Amina Bello',
              phone_number: '+2348031234567',
            },
          },
        }),
      );
      await page.getByRole('button', { name: 'Make link' }).click();
      await expect(page.getByRole('link', { name: 'Send over WhatsApp' })).toBeVisible();
    },
  },
  {
    name: 'join',
    open: async (page, world) => {
      await page.goto((await linked(world)).path);
      await expect(page.getByLabel('Your email address')).toBeVisible();
    },
    states: [
      {
        name: 'an ended link',
        open: asVisitor('/join/AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'),
      },
    ],
  },
  {
    name: 'members',
    // A badge is too small a part of the picture to be missed there.
    open: asOneOfTwo(
      'owner',
      members,
      (page) => expect(page.getByRole('row', { name: 'Bola Ade' }).getByText('Staff', { exact: true })).toBeVisible(),
      true,
    ),
    states: [
      { name: 'no handover', open: asOneOfTwo('owner', members) },
      { name: 'owner alone', open: asOwner(members) },
      { name: 'failing', open: asOwner(members, retryShown, failing('**/members/**')) },
      { name: 'no match', open: asOwner(`${members}&search=nothing-like-it`) },
      { name: 'removing a member', open: asOneOfTwo('owner', members, rowAct('Remove')) },
    ],
  },
  { name: 'permissions', open: asOneOfTwo('owner', members, rowAct('Change permissions')) },
  {
    name: 'audit-log',
    open: asOneOfTwo('owner', auditLog),
    states: [
      { name: 'empty', open: asOwner(auditLog) },
      { name: 'failing', open: asOwner(auditLog, retryShown, failing('**/audit_log/**')) },
    ],
  },
  {
    name: 'handover-choosing',
    open: asOneOfTwo('owner', handover),
    states: [
      { name: 'no members', open: asOwner(handover) },
      { name: 'failing', open: asOwner(handover, retryShown, failing('**/administrator_handover/**')) },
    ],
  },
  { name: 'handover-waiting', open: asOneOfTwo('owner', handover, undefined, true) },
  {
    name: 'handover-answer',
    open: asOneOfTwo('member', handover, undefined, true),
    states: [
      { name: 'confirming', open: asOneOfTwo('member', handover, pressing('Become the administrator'), true) },
      { name: 'no handover', open: asOneOfTwo('member', handover) },
    ],
  },
  {
    name: 'leave-business',
    open: asOneOfTwo('member', '/profile', pressing('Leave Path Works')),
    states: [{ name: 'as its owner', open: asOwner('/profile', pressing('Leave Path Works')) }],
  },
]);
