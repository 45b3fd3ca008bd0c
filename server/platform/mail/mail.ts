/**
 * Mail is sent by a job, so that it survives a crash and is only sent when its transaction was committed, and is tried for
 * three days where the mail server is away. What the server has accepted is not sent again; a worker that is killed before it
 * stored that, or a connection that is lost before the server's answer came, sends it again under the same Message-ID, by
 * which receivers know it for the same. Mails hold links that let people in, so the queue and the mailbox keep them
 * encrypted, before and after they were sent.
 */
import { createTransport } from 'nodemailer';
import { Hopeless, type Job, type Jobs } from '../background-jobs/background-jobs.ts';
import type { Database, Tx } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import type { Encryption } from '../security/encryption.ts';
import type { Clock } from '../time/clock.ts';

/** `content` is base64. */
export type Attachment = { filename: string; type: string; content: string };
export type Message = {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[];
};
export type Mail = { send(tx: Tx, message: Message): Promise<void> };

const deliver = 'mail.deliver';
const purpose = 'mail';

/** `sealed` is the message, encrypted for its id; base64. */
export type Letter = { id: string; sealed: string };

export function sealMail(encryption: Encryption, message: Message): Letter {
  const id = newId();
  return { id, sealed: encryption.encrypt(purpose, id, JSON.stringify(message)).toString('base64') };
}

export function openMail(encryption: Encryption, { id, sealed }: Letter): Message {
  const text = encryption.decrypt(purpose, id, Buffer.from(sealed, 'base64'));
  if (text === null) throw new Hopeless('A mail cannot be read: AUTH_SECRET has been changed.');
  return JSON.parse(text);
}

export const createMail = (jobs: Jobs, encryption: Encryption): Mail => ({
  send: (tx, message) => jobs.send(tx, deliver, sealMail(encryption, message)),
});

/** A recipient or a message that the server refuses with a code of 5xx is refused for ever (RFC 5321, 4.2.1). */
const isRefusedForEver = (error: unknown): error is Error => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && isAboutThisMail(error as Error);
};
/** A refused sender is a matter of settings, which the operator can mend. */
const isAboutThisMail = (error: Error & { command?: string }) => /^(RCPT|DATA)/.test(error.command ?? '');

/** So many letters that were accepted are remembered, should it not come to be stored that they were. */
const remembered = 10_000;

/** To the SMTP server, or, without one, into the mailbox that developers read at /dev/mailbox. */
export function mailJob({
  db,
  clock,
  encryption,
  smtpUrl,
  from,
}: {
  db: Database;
  clock: Clock;
  encryption: Encryption;
  smtpUrl: string | null;
  from: string;
}): Job<Letter> {
  const transport = smtpUrl === null ? null : createTransport(smtpUrl, { from });
  const accepted = new Set<string>();
  const [, domain = 'steward'] = /@([\w.-]+)/.exec(from) ?? [];
  return {
    name: deliver,
    retries: 'for days',
    // A server may take ten minutes to accept a message (RFC 5321, 4.5.3.2.6); a shorter timeout would send it twice.
    limit: 900,
    work: async (letter) => {
      const { id, sealed } = letter;
      const { to, subject, text, html, attachments = [] } = openMail(encryption, letter);
      if (transport !== null) {
        if (accepted.has(id)) return;
        await transport
          .sendMail({
            messageId: `<${id}@${domain}>`,
            to,
            subject,
            text,
            html,
            attachments: attachments.map(({ filename, type, content }) => ({
              filename,
              content,
              encoding: 'base64',
              contentType: type,
            })),
          })
          .catch((error: unknown) => {
            throw isRefusedForEver(error) ? new Hopeless(error.message, { cause: error }) : error;
          });
        accepted.add(id);
        for (const oldest of accepted) {
          if (accepted.size <= remembered) break;
          accepted.delete(oldest);
        }
        return;
      }
      await db.system((tx) =>
        tx.query(
          `insert into mailbox (id, sent_at, recipient, sealed) values ($1, $2, $3, decode($4, 'base64'))
           on conflict (id) do nothing`,
          [id, clock.now(), to, sealed],
        ),
      );
    },
  };
}
