/** `/dev/mailbox`: the mails that were not sent because no SMTP server is set. Never registered in production. */
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { Encryption } from './encryption.ts';
import { refuse } from './errors.ts';
import { onlyUnderOwnName } from './http/own-name.ts';
import { type Letter, openMail } from './mail.ts';

type Row = Letter & { sent_at: Date; recipient: string };
type Mail = Omit<Row, 'sealed'> & { subject: string; text: string };
const columns = "id, sent_at, recipient, encode(sealed, 'base64') as sealed";

/** Newest first; more are not shown. */
const shown = 50;

export async function mailboxPage(
  app: FastifyInstance,
  { config, db, encryption }: { config: Pick<Config, 'publicUrl'>; db: Database; encryption: Encryption },
) {
  await app.register(async (scope) => {
    scope.addHook('onRequest', onlyUnderOwnName(config));
    addPages(scope, db, encryption);
  });
}

function addPages(app: FastifyInstance, db: Database, encryption: Encryption) {
  app.get('/dev/mailbox', async (request, reply) => {
    const { to = '' } = request.query as { to?: string };
    const rows = await db.system((tx) =>
      tx.query<Row>(
        `select ${columns} from mailbox where $1 = '' or recipient = lower($1) order by sent_at desc, id desc limit $2`,
        [String(to), shown],
      ),
    );
    const mails = rows.map((row) => ({ ...row, ...openMail(encryption, row) }));
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page('Mailbox', mails.length === 0 ? empty : mails.map(article).join('')));
  });
  app.get('/dev/mailbox/mailbox.css', async (_request, reply) => reply.type('text/css').send(style));
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) => {
    const [mail] = await db.system((tx) =>
      tx.query<Row>(`select ${columns} from mailbox where id::text = $1`, [request.params.id]),
    );
    if (mail === undefined) throw refuse.missing();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(openMail(encryption, mail).html);
  });
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const linked = (text: string) =>
  escaped(text).replace(/https?:\/\/[^\s<&]+(?:&#38;[^\s<&]+)*/g, (address) => `<a href="${address}">${address}</a>`);

const empty = `<div class="empty"><h2>No mail yet</h2><p>Sign up, and the confirmation e-mail appears here.</p></div>`;

/** Read where the reader is: the time of day is the server's, and says so. */
const moment = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

const article = ({ id, sent_at, recipient, subject, text }: Mail) => `<article aria-labelledby="m${id}">
<header><h2 id="m${id}">${escaped(subject)}</h2><time datetime="${sent_at.toISOString()}">${moment.format(sent_at)}</time>
<p>To <a href="/dev/mailbox?to=${encodeURIComponent(recipient)}">${escaped(recipient)}</a></p><a href="/dev/mailbox/${id}">As HTML</a></header>
<pre>${linked(text)}</pre></article>`;

const mark = `<svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true"><rect width="28" height="28" rx="8"/><g><circle cx="11.5" cy="14" r="3.5"/><path d="M15 14h6.5M19 14v3"/></g></svg>`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Steward</title>
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/dev/mailbox/mailbox.css"></head>
<body><header class="top"><a href="/" class="brand">${mark}Steward</a></header>
<main><div class="head"><h1>${title}</h1><a href="/dev/mailbox" class="again">Look again</a>
<p>No SMTP server is set, so mail is kept here, newest first.</p></div>
${body}</main></body></html>`;

// The colours are those of src/views/ui/foundations/colours.ts; this page is the server's own and carries its own few styles.
const style = `:root{color-scheme:light dark;--ink:#16201b;--quiet:#5f6c64;--paper:#f7f7f4;--card:#fff;--line:#e2e5df;--accent:#0b6b49;--on:#fff;--text:#0a5f41;--gold:#e0a021;--blue:#2f6fbb}
@media (prefers-color-scheme:dark){:root{--ink:#e8eeea;--quiet:#9aa69f;--paper:#0e1311;--card:#151b18;--line:#26302b;--accent:#3fb984;--on:#06130d;--text:#6fd3a6;--gold:#e9b54b;--blue:#74a9e8}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:14px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",Ubuntu,Cantarell,sans-serif}
body::before{content:"";display:block;height:4px;background:repeating-linear-gradient(90deg,var(--accent) 0 28px,var(--gold) 28px 34px,var(--accent) 34px 40px,var(--blue) 40px 44px,var(--accent) 44px 64px)}
h1,h2,p,pre{margin:0}a{color:var(--text);text-underline-offset:3px}:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:2px}
.top{padding:14px 24px;border-bottom:1px solid var(--line);background:var(--card)}.brand{display:inline-flex;align-items:center;gap:8px;font-size:17px;font-weight:640;letter-spacing:-.01em;color:var(--ink);text-decoration:none}
.brand rect{fill:var(--accent)}.brand g{fill:none;stroke:var(--on);stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}
main{max-width:46rem;margin:0 auto;padding:32px 24px 56px}.head{display:grid;grid-template-columns:1fr auto;align-items:center;gap:2px 16px;margin-bottom:24px}h1{font-size:22px;line-height:1.25;letter-spacing:-.01em;font-weight:640}
.head p{grid-column:1/-1;color:var(--quiet)}.again{display:inline-flex;align-items:center;min-height:36px;padding:0 12px;border:1px solid var(--line);border-radius:6px;background:var(--card);color:var(--ink);font-weight:560;text-decoration:none}
article,.empty{background:var(--card);border:1px solid var(--line);border-radius:10px;margin-bottom:12px}.empty{padding:24px}.empty p{color:var(--quiet);margin-top:4px}
h2{font-size:16px;color:var(--ink);font-weight:640;letter-spacing:-.005em;overflow-wrap:anywhere}article header{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 16px;align-items:baseline;padding:16px;border-bottom:1px solid var(--line);font-size:13px;color:var(--quiet)}
article header p{overflow-wrap:anywhere}article header>a{justify-self:end}time{font-variant-numeric:tabular-nums}pre{font:inherit;font-size:15px;line-height:1.55;white-space:pre-wrap;overflow-wrap:anywhere;padding:16px;max-width:70ch}
@media (max-width:480px){main{padding:24px 16px 40px}.top{padding:14px 16px}article header{grid-template-columns:1fr auto}time{grid-row:3;grid-column:1}article header>a{grid-row:3;grid-column:2}article header p,h2{grid-column:1/-1}}`;
