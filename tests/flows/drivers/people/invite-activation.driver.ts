import type { inviteActivationMachine } from '../../../../src/machines/people/invite-activation/machine.ts';
import type { Secured } from '../../../worlds/accounts.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Held } from '../../browser/held.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

const path = '/accounts/auth/activation';
const codeName = 'Code from your authenticator app';
const field = ({ page }: Stage, name: string) => page.getByRole('textbox', { name, exact: true });

/** The server itself refuses a link that it never issued; for one that it issued, the refusal is injected. */
const failLink = async (held: Held, { arc }: { arc: { offer: { label: string; event: object } } }) => {
  if (arc.offer.label === 'the link is unknown') await held.letThrough();
  else await held.fail(Reflect.get(arc.offer.event, 'error'));
};

export const driver = defineDriver<typeof inviteActivationMachine>({
  flow: 'inviteActivation',
  open: async (stage, { start, arcs }) => {
    const { token, signedInAs } = start.input as { token: string | null; signedInAs: string | null };
    const said = (label: string) =>
      arcs.some((arc) => arc.label.startsWith('done(validate') && arc.offer.label === label);
    const present = signedInAs === null ? null : await signedInOn(stage, await stage.world.owner());
    const isOwn = said('the person who is signed in') && present !== null;
    const isKnown = said('a person with an account') || said('the person who is signed in');
    const invited =
      said('a new person') || isKnown
        ? await stage.world.invited({ isNew: !isKnown, to: isOwn ? present : null })
        : null;
    stage.set('invited', invited);
    const asksCode = arcs.some((arc) => arc.offer.label === 'a second step is asked for');
    if (asksCode && invited !== null) stage.set('secured', await stage.world.secure(invited));
    await stage.goto(token === null ? '/verify-invite' : `/verify-invite?token=${invited?.token ?? token}`);
  },
  actors: {
    validateActivationToken: { requests: [`POST ${path}/validate/`], error: failLink },
    leaveAccount: { requests: ['POST /accounts/auth/logout/'] },
    createInvitedAccount: {
      requests: [`POST ${path}/create_account/`],
      error: async (held, { arc }) => held.fail(Reflect.get(arc.offer.event, 'error')),
    },
    signInFromInvitation: {
      requests: [`POST ${path}/sign_in/`],
      error: async (held, { arc }) => {
        if (arc.offer.label === 'credentials are wrong') await held.letThrough();
        else await held.fail(Reflect.get(arc.offer.event, 'error'));
      },
    },
    completeInvitedSignIn: {
      requests: [`POST ${path}/second_step/`],
      error: async (held, { arc }) => {
        if (arc.offer.label === 'code is wrong') await held.letThrough();
        else await held.fail(Reflect.get(arc.offer.event, 'error'));
      },
    },
    requestFreshInvitation: { requests: [`POST ${path}/request_invitation/`] },
  },
  events: {
    'invite.begin': 'by itself',
    'invite.type': async (stage) => {
      const isCode = await field(stage, codeName).isVisible();
      await field(stage, isCode ? codeName : 'Password').fill('typing');
    },
    'invite.create': async (stage, { first_name, last_name, password, confirmation }) => {
      await field(stage, 'First name').fill(first_name);
      await field(stage, 'Last name').fill(last_name);
      await field(stage, 'Password').fill(password);
      await field(stage, 'Confirm password').fill(confirmation);
      await stage.press('Create Password');
    },
    'invite.signIn': async (stage, { password }, { arc, ahead }) => {
      const isWrong = ahead[0]?.offer.label === 'credentials are wrong';
      const known = stage.prop<{ password: string }>('invited');
      await field(stage, 'Password').fill(arc.refused ? password : isWrong ? 'not the password' : known.password);
      await stage.press('Sign In');
    },
    'code.submit': async (stage, _event, { arc, ahead }) => {
      const isRight = ahead[0]?.offer.label === 'code is right';
      const given = isRight ? stage.prop<Secured>('secured').recoveryCodes.pop() : 'none-such';
      await field(stage, codeName).fill(arc.refused ? '' : (given ?? ''));
      await stage.press('Continue', arc.refused);
    },
  },
  states: {
    arriving: { sees: ({ page, see }) => see(page.getByRole('heading', { level: 1 })) },
    checking: { sees: ({ page, see }) => see(page.getByRole('heading', { name: 'Opening your invitation' })) },
    otherAccount: {
      sees: ({ page, see }) => see(page.getByRole('heading', { name: 'This invitation is for somebody else' })),
    },
    leavingAccount: { sees: ({ page, see }) => see(page.getByRole('status').getByText('Working')) },
    choosingPassword: {
      sees: async (stage, { snapshot, arc }) => {
        const { page, see, seeNone, prop } = stage;
        await see(page.getByRole('heading', { name: 'Create account', level: 1 }));
        const email = await field(stage, 'Email').inputValue();
        if (email !== prop<{ email: string }>('invited').email) throw new Error(`the form is for ${email}`);
        if (arc?.refused) {
          const isUnnamed = arc.offer.label === 'no name';
          await see(page.getByText(isUnnamed ? 'Required' : 'Password and confirm password don"t match').first());
        }
        if (snapshot.context.problem && arc?.offer.kind !== 'event') await see(page.getByRole('alert'));
        if (arc?.offer.event.type === 'invite.type') await seeNone(page.getByRole('alert'));
      },
    },
    creatingAccount: { sees: ({ page, see }) => see(page.getByRole('status').getByText('Working')) },
    enteringPassword: {
      sees: async ({ page, see, seeNone }, { snapshot, arc }) => {
        await see(page.getByRole('heading', { name: 'Welcome', level: 1 }));
        if (arc?.refused) await see(page.getByText('Password must be min of 8 characters'));
        if (snapshot.context.problem && arc?.offer.kind !== 'event') await see(page.getByRole('alert'));
        if (arc?.offer.event.type === 'invite.type') await seeNone(page.getByRole('alert'));
      },
    },
    signingIn: { sees: ({ page, see }) => see(page.getByRole('status').getByText('Working')) },
    askingCode: {
      sees: async ({ page, see, seeNone }, { snapshot, arc }) => {
        await see(page.getByRole('heading', { name: 'One more step', level: 1 }));
        if (arc?.refused) await see(page.getByText('Required'));
        const { problem } = snapshot.context;
        if (problem && arc?.offer.kind !== 'event') {
          const [message] = problem.fields.one_time_code ?? [];
          await see(message === undefined ? page.getByRole('alert') : page.getByText(message));
        }
        if (arc?.offer.event.type === 'invite.type') await seeNone(page.getByRole('alert'));
      },
    },
    checkingCode: { sees: ({ page, see }) => see(page.getByRole('status').getByText('Working')) },
    unreachable: { sees: ({ page, see }) => see(page.getByRole('button', { name: 'Retry' })) },
    linkEnded: {
      sees: async ({ page, see }, { snapshot }) => {
        await see(page.getByRole('heading', { name: 'Sorry, Something went wrong' }));
        await see(page.getByRole('button', { name: 'Ask for a new invitation' }));
        if (snapshot.context.problem) await see(page.getByRole('alert'));
      },
    },
    askingFresh: { sees: ({ page, see }) => see(page.getByRole('status').getByText('Working')) },
    linkInvalid: {
      sees: async ({ page, see }) => {
        await see(page.getByRole('heading', { name: 'Sorry, Something went wrong' }));
        await see(page.getByRole('link', { name: 'Sign In' }));
      },
    },
    missingToken: { sees: ({ page, see }) => see(page.getByRole('heading', { name: 'Sorry, Something went wrong' })) },
    freshAsked: { sees: ({ page, see }) => see(page.getByRole('heading', { name: 'Check your email' })) },
    admitted: {
      isLeft: true,
      sees: async ({ page, see, seeUrl }) => {
        await seeUrl('/dashboard');
        await see(page.getByRole('heading', { level: 1 }));
      },
    },
  },
  beyond: (offer, { value }) => {
    const isFailure = offer.kind === 'timer' || (offer.kind === 'answer' && offer.outcome === 'error');
    return value === 'leavingAccount' && isFailure
      ? 'the session signs out within five seconds, with or without an answer'
      : null;
  },
});
