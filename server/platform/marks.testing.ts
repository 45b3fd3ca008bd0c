/**
 * What the contract says that operations read and change (`x-reads`, `x-changes`): every request that a test sends to a server
 * is held against it, by the tables in its statements.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { globSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import pg from 'pg';
import { routeAt } from './answers.testing.ts';
import { readContract } from './contract.ts';

type Marked = { operationId: string; 'x-reads'?: string[]; 'x-changes'?: string[] };

/** A table is a resource of its own, unless it belongs to one of these. */
const parts: Record<string, string> = {
  assets:
    'asset_assignments asset_counts asset_months asset_versions asset_words asset_costs asset_status_periods vehicle_stops dues due_counts',
  asset_documents: 'asset_attachments dues due_counts vehicle_costs',
  maintenances: 'maintenance_words dues due_counts vehicle_costs',
  fuel_entries: 'vehicle_costs',
  vehicle_incidents: 'vehicle_costs',
  maintenance_plans: 'maintenance_dues maintenance_skips dues due_counts',
  vehicle_checks: 'vehicle_check_faults',
  roadside_links: 'roadside_openings',
  stock_takes: 'stock_take_items',
  employee_documents: 'dues due_counts',
  vehicle_paper_needs: 'dues due_counts',
  makes: 'make_models',
  employees: 'employee_words past_employments people_versions dues due_counts',
  employee_pay: 'bank_account_changes',
  benefits: 'benefit_assignments',
  timeoff_policies: 'timeoff_policy_versions timeoff_assignments',
  timeoff_requests: 'timeoff_answer_links timeoff_questions timeoff_documents dues due_counts',
  company_files: 'company_file_acknowledgements company_file_departments company_file_openings company_file_people',
  document_requests: 'document_answers',
  onboardings: 'onboarding_documents',
  people: 'users memberships',
  invitations: 'invitation_links',
  businesses: 'business_settings business_files',
  billing:
    'subscriptions subscription_periods payments payment_entries sandbox_payments invoices invoice_counters coupons plans plan_prices vat_rates',
  devices: 'auth_sessions refresh_tokens',
  second_steps: 'recovery_codes',
  reminders: 'reminder_deliveries',
  imports: 'import_chunks',
  sample_data: 'sample_rows',
  work_patterns: 'work_periods',
  shifts: 'rota_publications published_shifts',
};
/** No screen shows these: they serve a request alone, or belong to another row that is written with them. */
const shownNowhere =
  'idempotency_keys uncommitted_files hr_files sign_in_tickets sign_ups mailbox staff_mailings email_confirmations password_resets creation_tasks flow_counts flow_count_batches';

const createdIn = (sql: string) => [...sql.matchAll(/^create table (\w+)/gm)].map(([, table = '']) => table);
const migrations = globSync('server/migrations/*.sql').map((file) => readFileSync(file, 'utf8'));
const tables = migrations
  .flatMap(createdIn)
  .filter((table) => !migrations.some((sql) => sql.includes(`\ndrop table ${table};`)));
const listed = (text = '') => text.split(' ');
const hidden = listed(shownNowhere);

function resourcesOf(table: string): string[] {
  if (hidden.includes(table)) return [];
  const owners = Object.entries(parts).flatMap(([owner, text]) => (listed(text).includes(table) ? [owner] : []));
  return owners.length === 0 ? [table] : owners;
}
/** Every resource that a table stands for. */
export const resources = [...new Set(tables.flatMap(resourcesOf))].sort();

const writing =
  /\b(?:insert\s+into|delete\s+from(?:\s+only)?|merge\s+into)\s+"?(\w+)"?|\bupdate\s+(?:only\s+)?"?(\w+)"?\s+(?:(?:as\s+)?\w+\s+)?set\b/gi;
const mentioned = new RegExp(`(?<!['.]|\\bas )\\b(?:${tables.join('|')})\\b(?!')`, 'g');
/** The question whether a request is allowed is no part of what it shows. */
const isPermission = (text: string) => /\bauth_sessions s\b/.test(text) && /\bmemberships\b/.test(text);

const writtenIn = (text: string): string[] =>
  [...text.matchAll(writing)]
    .map(([, one, other]) => (one ?? other ?? '').toLowerCase())
    .filter((one) => tables.includes(one));
const readIn = (text: string): string[] => (isPermission(text) ? [] : (text.match(mentioned) ?? []));

const known = new Map<string, { reads: Set<string>; changes: Set<string> }>();
export function touchedBy(text: string) {
  const touched = known.get(text) ?? {
    reads: new Set(readIn(text).flatMap(resourcesOf)),
    changes: new Set(writtenIn(text).flatMap(resourcesOf)),
  };
  known.set(text, touched);
  return touched;
}

const statements = new AsyncLocalStorage<(text: string) => void>();
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function heard(this: pg.Client, ...given: unknown[]) {
  const [first] = given as [string | { text?: string }];
  const text = typeof first === 'string' ? first : first.text;
  if (text !== undefined) statements.getStore()?.(text);
  return Reflect.apply(query, this, given);
} as typeof query;

const { paths } = readContract() as unknown as { paths: Record<string, Record<string, Marked>> };

/** Follows the requests of a server. @returns what was found so far that the contract does not say */
export function followMarks(server: Server): () => string[] {
  const faults = new Set<string>();
  const { emit } = server;
  server.emit = function followed(this: Server, event: string, ...given: unknown[]) {
    const { method = '', url = '' } = (event === 'request' ? given[0] : {}) as { method?: string; url?: string };
    const route = routeAt(method, url.replace(/^\/api/, ''));
    const marked = route && paths[route.path]?.[method.toLowerCase()];
    const act = () => Reflect.apply(emit, this, [event, ...given]);
    if (marked === undefined) return act();
    const hear = (text: string) => {
      const { reads, changes } = touchedBy(text);
      const named = (what: string, found: Set<string>, marks: string[] = []) => {
        for (const one of found) if (!marks.includes(one)) faults.add(`${marked.operationId}: ${what} lacks ${one}`);
      };
      if (method === 'GET') named('x-reads', reads, marked['x-reads']);
      named('x-changes', changes, marked['x-changes']);
    };
    return statements.run(hear, act);
  };
  return () => [...faults];
}
