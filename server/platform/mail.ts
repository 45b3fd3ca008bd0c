/**
 * Mail is sent by a job, so that it survives a crash and is only sent when its transaction was committed. A worker that is
 * killed right after it sent one sends it again, under the same Message-ID, by which receivers know it for the same.
 */
import { createTransport } from 'nodemailer';
import type { Clock } from './clock.ts';
import type { Database, Tx } from './database.ts';
import { newId } from './ids.ts';
import type { Job, Jobs } from './jobs.ts';

export type Message = { to: string; subject: string; text: string; html: string };
export type Mail = { send(tx: Tx, message: Message): Promise<void> };

const deliver = 'mail.deliver';

type Letter = Message & { id: string };

export const createMail = (jobs: Jobs): Mail => ({
  send: (tx, message) => jobs.send(tx, deliver, { id: newId(), ...message } satisfies Letter),
});

/** To the SMTP server, or, without one, into the mailbox that developers read at /dev/mailbox. */
export function mailJob({
  db,
  clock,
  smtpUrl,
  from,
}: {
  db: Database;
  clock: Clock;
  smtpUrl: string | null;
  from: string;
}): Job<Letter> {
  const transport = smtpUrl === null ? null : createTransport(smtpUrl, { from });
  const [, domain = 'steward'] = /@([\w.-]+)/.exec(from) ?? [];
  return {
    name: deliver,
    retries: 8,
    backoff: true,
    work: async ({ id, to, subject, text, html }) => {
      if (transport !== null) {
        await transport.sendMail({ messageId: `<${id}@${domain}>`, to, subject, text, html });
        return;
      }
      await db.system((tx) =>
        tx.query(
          `insert into mailbox (id, sent_at, recipient, subject, text, html) values ($1, $2, $3, $4, $5, $6)
           on conflict (id) do nothing`,
          [id, clock.now(), to, subject, text, html],
        ),
      );
    },
  };
}
