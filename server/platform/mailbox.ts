/** `/dev/mailbox`: the mails that were not sent because no SMTP server is set. Never registered in production. */
import type { FastifyInstance } from 'fastify';
import type { Database } from './database.ts';
import { refuse } from './errors.ts';

type Mail = { id: string; sent_at: Date; recipient: string; subject: string; text: string };

/** Newest first; more are not shown. */
const shown = 50;

export function mailboxPage(app: FastifyInstance, db: Database) {
  app.get('/dev/mailbox', async (request, reply) => {
    const { to = '' } = request.query as { to?: string };
    const mails = await db.system((tx) =>
      tx.query<Mail>(
        "select id, sent_at, recipient, subject, text from mailbox where $1 = '' or recipient = lower($1) order by sent_at desc, id desc limit $2",
        [String(to), shown],
      ),
    );
    return reply
      .type('text/html; charset=utf-8')
      .send(page('Mailbox', mails.length === 0 ? empty : mails.map(article).join('')));
  });
  app.get('/dev/mailbox/mailbox.css', async (_request, reply) => reply.type('text/css').send(style));
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) => {
    const [mail] = await db.system((tx) =>
      tx.query<{ html: string }>('select html from mailbox where id::text = $1', [request.params.id]),
    );
    if (mail === undefined) throw refuse.missing();
    return reply.type('text/html; charset=utf-8').send(mail.html);
  });
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const linked = (text: string) =>
  escaped(text).replace(/https?:\/\/[^\s<&]+(?:&#38;[^\s<&]+)*/g, (address) => `<a href="${address}">${address}</a>`);

const empty = '<p class="empty">No mail yet. Sign up, and the confirmation e-mail appears here.</p>';

const article = ({ id, sent_at, recipient, subject, text }: Mail) => `<article aria-labelledby="m${id}">
<header><h2 id="m${id}">${escaped(subject)}</h2><p>To ${escaped(recipient)}, <time datetime="${sent_at.toISOString()}">${sent_at.toUTCString()}</time>, <a href="/dev/mailbox/${id}">as HTML</a></p></header>
<pre>${linked(text)}</pre></article>`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} - Steward</title>
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/dev/mailbox/mailbox.css"></head>
<body><main><h1>${title}</h1><p>No SMTP server is set, so mail is kept here. <a href="/dev/mailbox">Look again</a></p>
${body}</main></body></html>`;

const style = `:root{color-scheme:light dark;--ink:#16201b;--quiet:#5b685f;--paper:#f7f7f4;--card:#fff;--line:#e2e5df;--accent:#0a5f41}
@media (prefers-color-scheme:dark){:root{--ink:#e8eeea;--quiet:#9aa69f;--paper:#0e1311;--card:#151b18;--line:#26302b;--accent:#6fd3a6}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}main{max-width:44rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.5rem}h2{font-size:1.05rem;margin:0}article{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:1rem;margin:1rem 0}
header p,.empty{color:var(--quiet);margin:.25rem 0 0;font-size:.875rem}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;margin:1rem 0 0}a{color:var(--accent)}`;
