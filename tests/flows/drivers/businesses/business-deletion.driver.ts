import { businessDeletionFlow } from '../../../../src/machines/businesses/business-deletion/cases.ts';
import type { businessDeletionMachine } from '../../../../src/machines/businesses/business-deletion/machine.ts';
import type { SignedIn } from '../../../worlds/accounts.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';

/** The business of the cases and the real business that replaces it. */
const [{ input: example } = { input: { name: '' } }] = businessDeletionFlow.cases.inputs;
const realName = 'Path Works';
const nameOf = (name: string): string => (name === example.name ? realName : name);

const enter = async (stage: Stage, { accessToken, refreshToken, user }: SignedIn, path: string) => {
  await stage.goto('/healthz');
  const entries = { access_token: accessToken, refresh_token: refreshToken, user: JSON.stringify(user) };
  await stage.page.evaluate((stored) => {
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  }, entries);
  await stage.goto(path);
};

const owner = async ({ world }: Stage, isShared: boolean): Promise<SignedIn> =>
  world.signIn(await (isShared ? world.shared('owner', () => world.owner()) : world.owner()));

const removed = async ({ world }: Stage): Promise<SignedIn> => world.signIn(await world.formerOwner());

const pressing = (name: string) => (stage: Stage) => stage.press(name);

export const driver = defineDriver<typeof businessDeletionMachine>({
  flow: 'businessDeletion',
  open: async (stage, { start, arcs }) => {
    const { deletesAt } = start.input as { deletesAt: string | null };
    if (deletesAt !== null) return enter(stage, await removed(stage), '/restore-business');
    const isDeleted = arcs.some(({ label }) => label.startsWith('done(deleteWholeBusiness)'));
    return enter(stage, await owner(stage, !isDeleted), '/settings?tab=business&view=delete');
  },
  actors: {
    deleteWholeBusiness: { requests: ['DELETE /businesses/delete_whole_business/'] },
    restoreBusiness: { requests: ['POST /businesses/restore/'] },
    enterRestoredBusiness: { requests: ['GET /accounts/auth/user/'] },
  },
  events: {
    'deletion.type': ({ page }) => page.getByRole('textbox', { name: 'Name of the business' }).fill('Pa'),
    'deletion.confirm': async (stage, { name, password }, { arc }) => {
      await stage.page.getByRole('textbox', { name: 'Name of the business' }).fill(nameOf(name));
      await stage.page.getByRole('textbox', { name: 'Your password' }).fill(password);
      await stage.press(`Delete ${realName}`, arc.refused);
    },
    'business.restore': pressing(`Restore ${realName}`),
    'business.enter': pressing(`Open ${realName}`),
  },
  states: {
    arriving: { sees: ({ page, see }) => see(page.getByRole('heading', { level: 1 })) },
    explaining: { sees: ({ page, see }) => see(page.getByRole('heading', { name: '1 of 3: What is deleted' })) },
    offeringExport: { sees: ({ page, see }) => see(page.getByRole('heading', { name: '2 of 3: Keep a copy' })) },
    confirming: {
      sees: async ({ page, see, seeNone }, { snapshot, arc }) => {
        await see(page.getByRole('heading', { name: '3 of 3: Confirmation' }));
        const { problem } = snapshot.context;
        const complaint = page.getByRole('alert').or(page.getByText('Your password was entered incorrectly.'));
        if (problem && arc?.offer.kind !== 'event') await see(complaint);
        if (arc?.offer.event.type === 'deletion.type') await seeNone(complaint);
      },
    },
    deleting: { sees: ({ page, see }) => see(page.getByRole('status').getByText('Working')) },
    awaitingEnd: {
      sees: async ({ page, see, seeUrl }, { snapshot }) => {
        await seeUrl('/restore-business');
        await see(page.getByRole('heading', { name: 'Your business is deleted', level: 1 }));
        await see(page.getByText('30 days left'));
        if (snapshot.context.problem) await see(page.getByRole('alert'));
      },
    },
    restoring: { sees: ({ page, see }) => see(page.getByRole('status').getByText('Working')) },
    entering: { sees: ({ page, see }) => see(page.getByRole('status').getByText('Working')) },
    notEntered: {
      sees: async ({ page, see }) => {
        await see(page.getByText(`${realName} is restored`));
        await see(page.getByRole('alert'));
      },
    },
    deleted: {
      isLeft: true,
      sees: async ({ page, see, seeUrl }) => {
        await seeUrl('/restore-business');
        await see(page.getByRole('heading', { name: 'Your business is deleted', level: 1 }));
        await see(page.getByText('30 days left'));
      },
    },
    kept: {
      isLeft: true,
      sees: async ({ page, see, seeUrl }) => {
        await seeUrl('/settings');
        await see(page.getByRole('heading', { name: 'Business settings', level: 1 }));
      },
    },
    restored: {
      isLeft: true,
      sees: async ({ page, see, seeUrl }) => {
        await seeUrl('/dashboard');
        await see(page.getByRole('heading', { name: realName, level: 1 }));
      },
    },
    gone: { sees: ({ page, see }) => see(page.getByText('The time to restore it is over.')) },
  },
});
