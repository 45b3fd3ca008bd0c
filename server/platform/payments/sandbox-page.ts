/** The checkout of the sandbox: a form that works without script. Never registered in production. */
import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { channelLabels, channels } from '../../../openapi/generated/lists/billing.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { refuse } from '../errors.ts';
import { onlyUnderOwnName } from '../http/own-name.ts';
import { escapeHtml } from '../mail/html.ts';
import type { Clock } from '../time/clock.ts';
import type { Channel } from './provider.ts';
import * as store from './sandbox-store.ts';

/** A day and a half: later than every other way in which a payment becomes known. Seconds. */
const longestDelay = 129_600;

const outcomes: [store.Outcome, label: string, hint: string][] = [
  ['success', 'Pay', 'The bank takes the money.'],
  ['failed', 'Decline', 'The bank refuses, as for a card without cover.'],
  ['abandoned', 'Close without paying', 'As if the window was closed.'],
];

export async function sandboxPages(
  app: FastifyInstance,
  { config, db, clock }: { config: Pick<Config, 'publicUrl'>; db: Database; clock: Clock },
) {
  await app.register(async (scope) => {
    scope.addHook('onRequest', onlyUnderOwnName(config));
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, parse(String(body))),
    );
    const found = async (reference: string) => {
      const row = await db.system((tx) => store.find(tx, reference));
      if (row === undefined) throw refuse.missing();
      return row;
    };
    scope.get('/sandbox/checkout.css', async (_request, reply) => reply.type('text/css').send(style));
    scope.get<{ Params: { reference: string } }>('/sandbox/checkout/:reference', async ({ params }, reply) => {
      const row = await found(params.reference);
      return show(reply, row.outcome === null ? formOf(row, null) : overOf(row));
    });
    scope.post<{ Params: { reference: string } }>('/sandbox/checkout/:reference', async ({ params, body }, reply) => {
      const row = await found(params.reference);
      const choice = read(body);
      if (row.outcome !== null) return reply.redirect(wayBack(row), 303);
      if (choice === null) return show(reply.code(400), formOf(row, (body ?? {}) as Typed));
      const { delay, ...chosen } = choice;
      const settlesAt = new Date(clock.now().getTime() + delay * 1000);
      await db.system((tx) => store.choose(tx, row.reference, { ...chosen, settlesAt }));
      return reply.redirect(wayBack(row), 303);
    });
  });
}

/** A form's fields as they were sent, in which anything may stand. */
type Typed = { outcome?: unknown; channel?: unknown; delay?: unknown; renews?: unknown };

function read(body: unknown) {
  const { outcome, channel = 'card', delay = '0', renews } = (body ?? {}) as Typed;
  const [chosen] = outcomes.find(([name]) => name === outcome) ?? [];
  const way = channels.find((name) => name === channel);
  const seconds = typeof delay === 'string' && /^\d{1,6}$/.test(delay) ? Number(delay) : Number.NaN;
  if (chosen === undefined || way === undefined || !(seconds <= longestDelay)) return null;
  return { outcome: chosen, channel: way, delay: seconds, renews: renews !== 'no' };
}

/** Without its host: the app may be open under another one than the server knows itself by. */
function wayBack({ returnTo }: store.SandboxPayment): string {
  const { pathname, search } = new URL(returnTo);
  return `${pathname}${search}`;
}

function show(reply: FastifyReply, body: string) {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  // This page, unlike the app, sends a form.
  reply.header('content-security-policy', policy.replace("form-action 'none'", "form-action 'self'"));
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page(body));
}

const amountOf = ({ amountKobo, currency }: store.SandboxPayment) =>
  new Intl.NumberFormat('en-NG', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    Number(amountKobo) / 100,
  );

const summary = (row: store.SandboxPayment) => `<h1>Sandbox checkout</h1>
<p class="note">No money moves here. Choose how this payment ends.</p>
<dl><dt>Amount</dt><dd>${escapeHtml(amountOf(row))}</dd><dt>Reference</dt><dd><code>${escapeHtml(row.reference)}</code></dd></dl>`;

/** The form, with what was typed into it when that could not be taken. */
function formOf(row: store.SandboxPayment, typed: Typed | null): string {
  const { outcome = 'success', channel = row.channel, delay = '0', renews } = typed ?? {};
  const radio = ([name, label, hint]: (typeof outcomes)[number]) =>
    `<label class="choice"><input type="radio" name="outcome" value="${name}"${name === outcome ? ' checked' : ''}><span>${label}<small>${hint}</small></span></label>`;
  const option = (name: Channel) =>
    `<option value="${name}"${name === channel ? ' selected' : ''}>${channelLabels[name]}</option>`;
  const isWrong = typed !== null;
  const problem = `<p id="delay-problem" class="problem" role="alert">Type whole seconds from 0 to ${longestDelay}.</p>`;
  return `${summary(row)}
<form method="post">
<fieldset><legend>Outcome</legend>${outcomes.map(radio).join('')}</fieldset>
<div class="field"><label for="delay">Known after (seconds)</label>
<input id="delay" name="delay" inputmode="numeric" value="${escapeHtml(String(delay))}" aria-describedby="delay-hint${isWrong ? ' delay-problem" aria-invalid="true' : ''}">
<small id="delay-hint">With more than 0 the payment looks unfinished until then, as when a bank answers late. A day is 86400.</small>${isWrong ? problem : ''}</div>
<div class="field"><label for="channel">Paid by</label><select id="channel" name="channel">${channels.map(option).join('')}</select></div>
<label class="choice"><input type="checkbox" name="renews" value="no"${renews === 'no' ? ' checked' : ''}><span>Decline this card when the subscription renews</span></label>
<button type="submit">Finish</button></form>`;
}

const overOf = (row: store.SandboxPayment) => `${summary(row)}
<p role="status">How this payment ends was chosen already.</p><p><a href="${escapeHtml(wayBack(row))}">Back to Steward</a></p>`;

const page = (body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sandbox checkout · Steward</title>
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/sandbox/checkout.css"></head><body><main>${body}</main></body></html>`;

// The colours are those of src/views/ui/foundations/colours.ts; this page is the server's own and carries its own few styles.
const style = `:root{color-scheme:light dark;--ink:#16201b;--quiet:#5f6c64;--paper:#f7f7f4;--card:#fff;--line:#8a958e;--accent:#0b6b49;--on:#fff;--text:#0a5f41;--bad:#a3261b}
@media (prefers-color-scheme:dark){:root{--ink:#e8eeea;--quiet:#9aa69f;--paper:#0e1311;--card:#151b18;--line:#6b776f;--accent:#3fb984;--on:#06130d;--text:#6fd3a6;--bad:#ff9d91}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
main{max-width:30rem;margin:24px auto;padding:24px;background:var(--card);border:1px solid var(--line);border-radius:10px}h1{font-size:22px;line-height:1.25;margin:0}p{margin:8px 0}
a{color:var(--text)}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}.note,small{color:var(--quiet)}small{display:block;font-size:13px}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 16px;margin:16px 0}dt{color:var(--quiet)}dd{margin:0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
fieldset{border:1px solid var(--line);border-radius:8px;margin:0 0 16px;padding:8px 16px}legend{padding:0 4px;font-weight:600}.choice{display:flex;gap:10px;align-items:start;padding:8px 0;min-height:44px}.choice input{width:20px;height:20px;margin:2px 0 0;accent-color:var(--accent)}
.field{margin:0 0 16px}.field label{display:block;font-weight:600}input:not([type=radio],[type=checkbox]),select{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:6px;background:var(--paper);color:inherit;font:inherit}
.problem{color:var(--bad)}button{width:100%;min-height:44px;margin-top:12px;border:0;border-radius:6px;background:var(--accent);color:var(--on);font:inherit;font-weight:600}`;
