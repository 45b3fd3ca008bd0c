import type { mailRequestMachine, RequestedMail } from '../../../../src/machines/accounts/mail-request/machine.ts';
import { defineDriver, type StateDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';

const field = ({ page }: Stage) => page.getByRole('textbox', { name: 'Email' });

/** The texts and links of each page. */
const pages = {
  passwordReset: {
    path: '/forgot-password',
    heading: 'Forgot your password?',
    button: 'Send the link',
    next: '/forgot-password-confirm',
  },
  confirmation: {
    path: '/account/confirmation/new',
    heading: 'Resend the confirmation',
    button: 'Resend',
    next: '/signup/confirm',
  },
};
const pageOf = ({ prop }: Stage) => pages[prop<RequestedMail>('mail')];

const requesting: StateDriver = { sees: ({ page, see }) => see(page.getByRole('status').getByText('Working')) };

export const driver = defineDriver<typeof mailRequestMachine>({
  flow: 'mailRequest',
  open: async (stage, { start }) => {
    const { mail } = start.input as { mail: RequestedMail };
    const { email } = mail === 'passwordReset' ? await stage.world.account() : await stage.world.unconfirmed();
    stage.set('mail', mail);
    stage.set('email', email);
    await stage.goto(pages[mail].path);
  },
  actors: {
    requestPasswordReset: { requests: ['POST /accounts/auth/password/reset/'] },
    resendConfirmationEmail: { requests: ['POST /accounts/auth/signup/resend_confirmation_email/'] },
  },
  events: {
    'mail.type': async (stage) => {
      await field(stage).fill('');
      await field(stage).fill('ada');
    },
    'mail.request': async (stage, { email }, { arc }) => {
      await field(stage).fill(arc.refused ? email : stage.prop<string>('email'));
      await stage.press(pageOf(stage).button, arc.refused);
    },
  },
  states: {
    editing: {
      sees: async (stage, { snapshot, arc }) => {
        const { page, see } = stage;
        await see(page.getByRole('heading', { name: pageOf(stage).heading, level: 1 }));
        const { problem } = snapshot.context;
        if (arc?.refused) await see(page.getByText('Invalid email address'));
        if (!problem || arc?.offer.kind === 'event') return;
        const message = problem.fields.email?.[0];
        await see(message ? page.getByText(message) : page.getByRole('alert'));
      },
    },
    requestingReset: requesting,
    requestingConfirmation: requesting,
    sent: {
      isLeft: true,
      sees: async (stage) => {
        const { page, see, seeUrl, prop } = stage;
        await seeUrl(pageOf(stage).next);
        await see(page.getByRole('link', { name: 'Resend' }));
        if (prop<RequestedMail>('mail') === 'confirmation') return;
        await see(page.getByRole('heading', { name: 'Check your email' }));
        await see(page.getByText(prop<string>('email')));
      },
    },
  },
});
