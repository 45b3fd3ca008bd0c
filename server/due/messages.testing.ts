/** What speaks of a day that is due, for tests: the calendar, the notifications and the mail of a day of one person. */
import { expect } from 'vitest';
import { soon } from '../../tests/soon.ts';
import type { TestServer } from '../accounts/accounts.testing.ts';
import type { Owner } from '../onboarding/onboarding.testing.ts';
import type { startTestServer } from '../platform/testing.ts';

type Server = TestServer & Pick<Awaited<ReturnType<typeof startTestServer>>, 'sql' | 'mails' | 'job' | 'url'>;

export const messagesOf = (server: Server, { token, businessId, user }: Owner) => ({
  /** The reminder of each event, and its day. */
  calendar: async () => {
    const { address } = (await server.call('PUT', `/c/${businessId}/calendar_feed/`, { token })).body;
    const text = await (await fetch(`${server.url}${new URL(address).pathname}`)).text();
    const event = /UID:reminder-([\w-]+)@steward[\s\S]*?DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/g;
    return [...text.matchAll(event)].map(([, id = '', ...day]) => ({ id, due: day.join('-') }));
  },

  /** What a run says in the app, and in its mail: how many, and those that it shows. */
  run: async () => {
    const mailed = async () =>
      (await server.mails()).filter(({ to, text }) => to === user.email && text.includes('what you are reminded of'));
    const before = (await mailed()).length;
    await server.job('shell.remind').work();
    const said = await server.sql<{ occasion: string; text: string }>(
      "select occasion, text from notifications where business_id = $1 and user_id = $2 and occasion like 'reminder:%'",
      [businessId, user.id],
    );
    const mail = await soon(async () => {
      const [sent, ...more] = (await mailed()).slice(before);
      expect([sent === undefined, more]).toEqual([false, []]);
      return sent;
    });
    return {
      said: said.map(({ occasion, text }) => {
        const [, id = '', due = ''] = occasion.split(':');
        return { id, due, text };
      }),
      subject: mail?.subject ?? '',
      // Each sentence, before its link.
      mailed: [...(mail?.text ?? '').matchAll(/^(.+ is [^.]*\bdue\b[^.]*|.+ is [^.]*overdue)\. http/gm)].map(
        ([, sentence = '']) => sentence,
      ),
    };
  },
});
