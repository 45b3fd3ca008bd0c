import { describe, expect, it, vi } from 'vitest';
import type { Tx } from '../../platform/database/database.ts';
import { startTestServer } from '../../platform/testing.ts';
import { mailsTo, newEmail, newPerson, signUp } from '../accounts.testing.ts';

const server = await startTestServer({ jobs: true });
const { db, passwords } = server.platform;

/** What the server does while it answers: its statements and its hashing of passwords, in order. */
async function workOf(ask: () => Promise<unknown>): Promise<string[]> {
  const done: string[] = [];
  const { system } = db;
  const watched = (tx: Tx): Tx => ({
    ...tx,
    query: (text, values) => {
      done.push(text);
      return tx.query(text, values);
    },
  });
  // What a job does at the same time is none of the answer's work.
  const isOfAnswer = () => new Error('where').stack?.includes('handlers.ts');
  const statements = vi
    .spyOn(db, 'system')
    .mockImplementation((work) => (isOfAnswer() ? system((tx) => work(watched(tx))) : system(work)));
  const hashing = vi.spyOn(passwords, 'hash').mockImplementation(async () => {
    done.push('hash');
    return 'a hash';
  });
  try {
    await ask();
    return done;
  } finally {
    statements.mockRestore();
    hashing.mockRestore();
  }
}

const at = (path: string) => (email: string) => server.call('POST', `/accounts/auth/${path}/`, { json: { email } });
const askings = [
  ['a sign-up', (email: string) => signUp(server, { email })],
  ['a forgotten password', at('password/reset')],
  ['another confirmation mail', at('signup/resend_confirmation_email')],
] as const;

describe('naming an address', () => {
  it.each(askings)('takes the same work with and without an account: %s', async (_what, ask) => {
    const { email: taken } = await newPerson(server);
    const waiting = newEmail();
    await signUp(server, { email: waiting });
    await mailsTo(server, waiting);
    const unknown = await workOf(() => ask(newEmail()));
    expect(unknown.length).toBeGreaterThan(0);
    expect(await workOf(() => ask(taken))).toEqual(unknown);
    expect(await workOf(() => ask(waiting))).toEqual(unknown);
  });

  it('leaves nothing of a sign-up with an address that has an account', async () => {
    const { email } = await newPerson(server);
    await signUp(server, { email });
    const mails = await mailsTo(server, email, 2);
    expect(mails.map(({ subject }) => subject)).toContain('You already have an account');
    expect(
      await server.sql('select 1 from sign_ups s join users u on u.id = s.user_id where u.email = $1', [email]),
    ).toEqual([]);
  });

  it('sends one link for each sign-up while its mail is on the way', async () => {
    const email = newEmail();
    await Promise.all([signUp(server, { email }), signUp(server, { email }), signUp(server, { email })]);
    const mails = await mailsTo(server, email, 3);
    expect(new Set(mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1])).size).toBe(3);
  });
});
