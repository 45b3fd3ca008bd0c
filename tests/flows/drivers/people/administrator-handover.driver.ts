import type { administratorHandoverMachine } from '../../../../src/machines/people/administrator-handover/machine.ts';
import type { SignedIn } from '../../../worlds/accounts.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Held } from '../../browser/held.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

type Cast = { owner: SignedIn; member: SignedIn };
const cast = ({ prop }: Stage): Cast => prop('cast');

/** Calls the server as the owner or the member, not through the page. */
const call = async ({ world }: Stage, by: SignedIn, method: string, path = '', json?: unknown) => {
  const address = `/c/${world.businessOf(by)}/administrator_handover/${path}`;
  return world.call(method, address, { token: by.accessToken, ...(json === undefined ? {} : { json }) });
};

/** Opens a handover, or ends the open one. */
const arrange = async (stage: Stage, isWanted: boolean): Promise<true> => {
  const { owner, member } = cast(stage);
  const { body } = await call(stage, owner, 'GET');
  const open = body.handover as { id: string } | null;
  if (isWanted && open === null)
    await call(stage, owner, 'POST', '', { member_id: member.user.id, password: owner.password });
  if (!isWanted && open !== null) await call(stage, owner, 'DELETE', `${open.id}/`);
  return true;
};

/** The other person accepts elsewhere. */
const accept = async (stage: Stage): Promise<void> => {
  const { owner, member } = cast(stage);
  await arrange(stage, true);
  const { body } = await call(stage, owner, 'GET');
  await call(stage, member, 'POST', `${(body.handover as { id: string }).id}/accept/`);
};

const working = ({ page }: Stage) => page.getByRole('status').getByText('Working');
const successor = ({ page }: Stage) => page.getByRole('combobox', { name: 'Next administrator' });

/** The real server's answer, with an open handover. */
const answering = (request: string) => ({
  requests: [request],
  conflict: (_held: Held, stage: Stage) => arrange(stage, false),
  done: async (held: Held, _step: unknown, stage: Stage) => {
    await arrange(stage, true);
    await held.letThrough();
  },
});

export const driver = defineDriver<typeof administratorHandoverMachine>({
  flow: 'administratorHandover',
  open: async (stage, { start }) => {
    const { world } = stage;
    const owner = await world.owner();
    const member = await world.member(owner);
    const { isOwner } = start.input as { isOwner: boolean };
    stage.set('cast', { owner: await world.signIn(owner), member: await world.signIn(member) });
    await signedInOn(stage, isOwner ? owner : member);
    await stage.goto('/administrator-handover');
  },
  actors: {
    getAdministratorHandover: {
      requests: ['GET /c/{domain}/administrator_handover/'],
      done: async (held, { arc }, stage) => {
        await arrange(stage, arc.offer.label === 'one is open');
        await held.letThrough();
      },
    },
    nameAdministrator: {
      requests: ['POST /c/{domain}/administrator_handover/'],
      conflict: (_held, stage) => arrange(stage, true),
      done: async (held, _step, stage) => {
        await arrange(stage, false);
        await held.letThrough();
      },
    },
    cancelAdministratorHandover: answering('DELETE /c/{domain}/administrator_handover/{id}/'),
    acceptAdministratorHandover: answering('POST /c/{domain}/administrator_handover/{id}/accept/'),
    refreshOwnership: {
      requests: ['GET /accounts/auth/user/'],
      done: async (held, { arc }, stage) => {
        if (arc.offer.label === 'no longer the owner') await accept(stage);
        await held.letThrough();
      },
    },
    declineAdministratorHandover: answering('POST /c/{domain}/administrator_handover/{id}/decline/'),
  },
  events: {
    'handover.look': async (stage) => stage.press(/^(Retry|Look again|Name somebody else)$/),
    'successor.choose': async (stage, { memberId }) => {
      await successor(stage).fill('');
      if (memberId === null) return;
      await successor(stage).fill('Bola');
      await stage.page.getByRole('option', { name: /Bola Ade/ }).click();
    },
    'handover.ask': async (stage, _event, { arc }) => {
      const password = stage.page.getByLabel('Your password');
      // A refused password has to be changed before it can be sent again.
      await password.fill('');
      await password.fill(cast(stage).owner.password);
      await stage.press('Ask them', arc.refused);
    },
  },
  states: {
    looking: { sees: ({ page, see }) => see(page.getByRole('heading', { level: 1 })) },
    choosing: {
      sees: async (stage, { snapshot, arc }) => {
        await stage.see(successor(stage));
        const complaint = stage.page
          .getByRole('alert')
          .or(stage.page.getByText(/^(Choose another member|Your password was entered incorrectly)/));
        if (snapshot.context.problem && arc?.offer.kind !== 'event') await stage.see(complaint);
        if (arc?.offer.event.type === 'successor.choose') await stage.seeNone(complaint);
      },
    },
    naming: { sees: (stage) => stage.see(working(stage)) },
    waiting: {
      sees: async ({ page, see }, { snapshot }) => {
        await see(page.getByText('Waiting for an answer'));
        await see(page.getByText('Bola Ade', { exact: true }));
        if (snapshot.context.problem) await see(page.getByRole('alert'));
      },
    },
    checking: { sees: ({ page, see }) => see(page.getByText('Waiting for an answer')) },
    takingBack: { sees: (stage) => stage.see(working(stage)) },
    deciding: {
      sees: async ({ page, see }, { snapshot }) => {
        await see(page.getByText('Ada Obi asks you to become the administrator of Path Works.'));
        if (snapshot.context.problem) await see(page.getByRole('alert'));
      },
    },
    confirming: {
      sees: async ({ page, see }, { snapshot }) => {
        const question = page.getByRole('alertdialog', { name: 'Take over Path Works?' });
        await see(question);
        if (snapshot.context.problem) await see(question.getByRole('alert'));
      },
    },
    accepting: { sees: (stage) => stage.see(working(stage)) },
    declining: { sees: (stage) => stage.see(working(stage)) },
    accepted: {
      isLeft: true,
      sees: async ({ page, see, seeUrl }) => {
        await seeUrl('/dashboard');
        await see(page.getByText('You are the administrator of Path Works'));
        await see(page.getByRole('link', { name: 'Settings' }).or(page.getByRole('button', { name: 'More' })));
      },
    },
    declined: {
      isLeft: true,
      sees: async ({ page, see, seeUrl }) => {
        await seeUrl('/dashboard');
        await see(page.getByText('Path Works keeps its administrator'));
      },
    },
    unreadable: { sees: ({ page, see }) => see(page.getByRole('alert').getByText('The handover could not be loaded')) },
    ended: { sees: ({ page, see }) => see(page.getByText('This handover has ended')) },
    findingOwner: { sees: ({ page, see }) => see(page.getByText('This handover has ended')) },
    handedOver: {
      isLeft: true,
      sees: async ({ page, see, seeUrl }) => {
        await seeUrl('/dashboard');
        await see(page.getByText('Path Works has a new administrator. You stay a member.'));
      },
    },
    nothingOpen: { sees: ({ page, see }) => see(page.getByText('Nothing waits for your answer')) },
  },
});
