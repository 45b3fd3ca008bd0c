/** The screens of invitations, of a person's own account and of a business as a whole. */
import { TOTP } from 'otpauth';
import type { World } from '../flows/browser/world.ts';
import { asOwner, asVisitor, owner, type Screen } from './open-screen.ts';
import { expect, fillIn, openAs, password } from './test.ts';

const invitedAs =
  (isNew: boolean): Screen['open'] =>
  async (page, world) => {
    const { token } = await world.invited({ isNew });
    await page.goto(`/verify-invite?token=${token}`);
    await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toBeVisible();
  };

/** By a link of which the server says this. */
const linkOf =
  (code: string): Screen['open'] =>
  async (page) => {
    await page.route('**/activation/validate/', (route) =>
      route.fulfill({ status: 400, json: { code, detail: 'This link is no longer good.' } }),
    );
    await page.goto('/verify-invite?token=secret');
    await expect(page.getByRole('heading', { name: 'Sorry, Something went wrong' })).toBeVisible();
  };

const secured = (world: World) => world.shared('secured', async () => world.secure(await world.account()));

/** Of an owner who has invited people whose addresses are the same each time. */
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

const device = { kind: 'web', address: '197.210.8.14', signed_in_at: '2026-03-01T08:00:00Z', is_this_device: false };
const devices = [
  {
    ...device,
    id: '1',
    browser: 'Chrome',
    system: 'Android',
    last_used_at: '2026-03-02T08:00:00Z',
    is_this_device: true,
  },
  { ...device, id: '2', browser: 'Edge', system: 'Windows', last_used_at: '2026-03-01T19:20:00Z' },
];
const security = '/profile?tab=security';
const setUp = `${security}&view=second-step`;
const givePassword: NonNullable<Parameters<typeof asOwner>[1]> = async (page) => {
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
};

const deleted = (world: World) =>
  world.shared('deleted', async () => {
    const person = await world.owner();
    const signedIn = await world.signIn(person);
    const json = { domain: world.businessOf(signedIn), name: 'Path Works', password: person.password };
    await world.call('DELETE', '/businesses/delete_whole_business/', { json, token: signedIn.accessToken });
    return person;
  });

export const accountScreens: Screen[] = [
  { name: 'invited-new', open: invitedAs(true) },
  { name: 'invited-known', open: invitedAs(false) },
  {
    name: 'invited-refused',
    open: async (page, world) => {
      await invitedAs(true)(page, world);
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill('12345678');
      await page.getByRole('textbox', { name: 'Confirm password' }).fill('12345678');
      await page.getByRole('button', { name: 'Create Password' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.mouse.move(0, 0);
    },
  },
  {
    name: 'invited-somebody-else',
    open: async (page, world) => {
      const { token } = await world.invited({ isNew: true });
      await openAs(page, world, await owner(world), `/verify-invite?token=${token}`);
      await expect(page.getByRole('button', { name: 'Sign out and go on' })).toBeVisible();
      // They are of another width each time, and the lines break elsewhere.
      await page.getByText(/@paths\.test/).evaluateAll((places) => {
        for (const place of places)
          for (const text of place.childNodes)
            if (text.nodeType === Node.TEXT_NODE)
              text.nodeValue = (text.nodeValue ?? '').replace(/\S+@paths\.test/, 'ada@paths.test');
      });
    },
  },
  { name: 'invited-link-expired', open: linkOf('expired') },
  { name: 'invited-link-used', open: linkOf('used') },
  { name: 'invited-without-a-token', open: asVisitor('/verify-invite') },
  {
    name: 'login-second-step',
    open: async (page, world) => {
      await page.goto('/login');
      await fillIn(page, await secured(world));
      await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
      await page.mouse.move(0, 0);
    },
  },
  { name: 'invites-empty', open: asOwner('/invites') },
  { name: 'invites', open: asInviting },
  {
    name: 'invites-sending',
    open: asOwner('/invites', async (page) => {
      await page.getByRole('button', { name: 'Invite people' }).click();
      await page.getByRole('dialog').getByRole('textbox').first().fill('emeka@okafor.test, not an address');
    }),
  },
  { name: 'profile', open: asOwner('/profile') },
  {
    name: 'security',
    open: asOwner(security, undefined, async (page) => {
      await page.route('**/accounts/auth/devices/', (route) => route.fulfill({ json: { results: devices } }));
    }),
  },
  { name: 'second-step-password', open: asOwner(setUp) },
  {
    name: 'second-step-app',
    open: asOwner(setUp, givePassword),
    varying: (page) => [page.getByRole('img', { name: /QR code/ }), page.getByLabel('Key', { exact: true })],
  },
  {
    name: 'second-step-codes',
    open: async (page, world) => {
      await openAs(page, world, await world.owner(), setUp);
      await givePassword(page);
      const key = ((await page.getByLabel('Key', { exact: true }).textContent()) ?? '').replaceAll(' ', '');
      await page.getByRole('textbox', { name: 'Code that the app shows' }).fill(new TOTP({ secret: key }).generate());
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    },
    varying: (page) => [page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')],
  },
  { name: 'add-business', open: asOwner('/add-business') },
  { name: 'business-set-up', open: asOwner('/business-setup') },
  { name: 'business-settings', open: asOwner('/settings?tab=business') },
  { name: 'delete-business', open: asOwner('/settings?tab=business&view=delete') },
  {
    name: 'delete-business-word',
    open: asOwner('/settings?tab=business&view=delete', async (page) => {
      for (const title of ['2 of 3: Keep a copy', '3 of 3: Your word']) {
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
      }
    }),
  },
  {
    name: 'restore-business',
    open: async (page, world) => openAs(page, world, await deleted(world), '/dashboard'),
  },
  {
    name: 'business-export',
    open: async (page, world) => {
      const signedIn = await world.signIn(await owner(world));
      await openAs(page, world, signedIn, `/business-export?business=${world.businessOf(signedIn)}`);
    },
  },
  { name: 'terms', open: asVisitor('/terms') },
  { name: 'privacy-policy', open: asVisitor('/privacy-policy') },
];
