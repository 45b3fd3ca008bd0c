/** `/dev/mailbox`: the mails that were not sent because no SMTP server is set. Never registered in production. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import type { Database, Tx } from '../database/database.ts';
import { refuse } from '../errors.ts';
import { onlyUnderOwnName } from '../http/own-name.ts';
import type { Encryption } from '../security/encryption.ts';
import { type Letter, openMail } from './mail.ts';
import { mailboxMarkup, mailboxStyle } from './mailbox-page.ts';

type Row = Letter & { sentAt: Date };
type Parts = { config: Pick<Config, 'publicUrl' | 'mailFrom'>; db: Database; encryption: Encryption };
const columns = `id, sent_at as "sentAt", encode(sealed, 'base64') as sealed`;

/** Newest first; more are not shown. */
const shown = 50;
const wholeAddress = /^[^@\s]+@[^@\s]+\.[^@\s.]+$/;

/** The policy of a mail: what a program for mail lets it do. Its styles stand at its elements, and it may open links. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

export async function mailboxPage(app: FastifyInstance, parts: Parts) {
  await app.register(async (scope) => {
    scope.addHook('onRequest', onlyUnderOwnName(parts.config));
    addPages(scope, parts);
  });
}

function addPages(app: FastifyInstance, { config, db, encryption }: Parts) {
  app.get('/dev/mailbox', async (request, reply) => {
    const to = String((request.query as { to?: string }).to ?? '').trim();
    const rows = await db.system((tx) => findMails(tx, to));
    const mails = rows.map((row) => ({ id: row.id, sentAt: row.sentAt, ...openMail(encryption, row) }));
    // This page, unlike the app, sends a form.
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    reply.header('content-security-policy', policy.replace("form-action 'none'", "form-action 'self'"));
    return sendHtml(reply, mailboxMarkup({ from: config.mailFrom, to, mails }));
  });
  app.get('/dev/mailbox/mailbox.css', async (_request, reply) => reply.type('text/css').send(mailboxStyle));
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) => {
    const [mail] = await db.system((tx) =>
      tx.query<Row>(`select ${columns} from mailbox where id::text = $1`, [request.params.id]),
    );
    if (mail === undefined) throw refuse.missing();
    reply.header('content-security-policy', mailPolicy);
    return sendHtml(reply, openMail(encryption, mail).html);
  });
}

/** Mails by their recipient, in any case: a whole address finds its own, a part of one all that hold it. */
const findMails = (tx: Tx, to: string) =>
  tx.query<Row>(
    `select ${columns} from mailbox
     where case when $2 then lower(recipient) = lower($1) else position(lower($1) in lower(recipient)) > 0 end
     order by sent_at desc, id desc limit $3`,
    [to, wholeAddress.test(to), shown],
  );

const sendHtml = (reply: FastifyReply, html: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
