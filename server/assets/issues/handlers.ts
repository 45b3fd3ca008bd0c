/** Reported issues: reported, made more precise, ended, taken up again and deleted. Sending them is sending.ts's. */

import type { components } from '../../../openapi/generated/contract.ts';
import { excerptOf } from '../../../rules/shared/line.ts';
import { todayIn } from '../../directory/business-day.ts';
import { namesOf } from '../../directory/directory.ts';
import { describeEmployees } from '../../directory/employees.ts';
import { type Asking, askingOf, type Caller, type Inside } from '../../platform/asking.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimAssets, findAsset } from '../assets/store.ts';
import { dropFilesOf } from '../attachments/acts.ts';
import { attachmentsOf } from '../attachments/store.ts';
import { note } from '../history/acts.ts';
import { claimIssueType } from '../issue-types/store.ts';
import { reportIssue } from './acts.ts';
import { changesBetween, dateProblem, hasEnded } from './rules.ts';
import { settleIssue } from './sending.ts';
import * as store from './store.ts';

type IssueOperation =
  | 'listIssues'
  | 'listAssetIssues'
  | 'reportIssue'
  | 'getIssue'
  | 'updateIssue'
  | 'deleteIssue'
  | 'closeIssue'
  | 'reopenIssue';
type Issue = components['schemas']['Issue'];

/** What an issue is called in the history of its asset: its type and the beginning of its message. */
const titleOf = ({ issue_type: type, message }: Pick<store.Row, 'issue_type' | 'message'>) =>
  type === null ? `“${excerptOf(message)}”` : `${type.name}: “${excerptOf(message)}”`;

/** With the people and the files that rows name, in a few statements for all of them. */
async function presenting({ tx, businessId }: Inside, rows: readonly store.Row[]) {
  const ids = rows.map(({ id }) => id);
  const files = await attachmentsOf(tx, businessId, 'issue', ids);
  const holders = rows.flatMap(({ assignee_id: id }) => id ?? []);
  const employees = await describeEmployees(tx, businessId, holders);
  const names = await namesOf(
    tx,
    rows.flatMap(({ reporter_id: id }) => id ?? []),
  );
  return ({ assignee_id, reporter_id, reporter_name, resolved_at, created_at, ...row }: store.Row): Issue => ({
    ...row,
    attachments: files.get(row.id) ?? [],
    employee: assignee_id === null ? null : (employees.get(assignee_id) ?? null),
    reported_by: reporter_id === null ? reporter_name : (names.get(reporter_id) ?? ''),
    resolved_at: resolved_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  });
}

async function find({ tx, businessId }: Inside, id: string): Promise<store.Row> {
  const found = await store.findIssue(tx, businessId, id);
  if (found === undefined) throw refuse.missing();
  return found;
}

async function read(inside: Inside, id: string): Promise<Issue> {
  const found = await find(inside, id);
  return (await presenting(inside, [found]))(found);
}

/** Its asset is locked first, as by whatever changes maintenance, and both until the transaction ends. */
async function claim(inside: Inside, id: string): Promise<store.Row> {
  const { tx, businessId } = inside;
  await claimAssets(tx, businessId, [(await find(inside, id)).asset]);
  if ((await store.claimIssue(tx, businessId, id)) === undefined) throw refuse.missing();
  return find(inside, id);
}

async function assertType({ tx, businessId }: Inside, id: string) {
  if ((await claimIssueType(tx, businessId, id)) === undefined)
    throw refuse.fields({ issue_type: ['Choose one from the list.'] });
}

export const issuesHandlers = ({ clock, jobs }: Platform): Pick<Handlers, IssueOperation> => {
  const asked = (caller: Caller): Asking => askingOf(caller, clock.now());
  const noteOf = (asking: Asking, issue: store.Row, action: string, text: string) =>
    note(asking, { id: issue.asset, name: issue.asset_name, number: issue.asset_number }, action, text);

  async function report(call: BusinessCall<'reportIssue'>): Promise<Issue> {
    const { tx, businessId, params, body } = call;
    const asking = asked(call);
    const [asset] = await claimAssets(tx, businessId, [params.id]);
    if (asset === undefined) throw refuse.missing();
    if (body.asset !== undefined && body.asset !== params.id)
      throw refuse.fields({ asset: ['This is not the asset of the address.'] });
    const problem = dateProblem(body.date, await todayIn(tx, businessId, asking.now));
    if (problem !== null) throw refuse.fields({ date: [problem] });
    await assertType(asking, body.issue_type);
    const message = body.message.trim();
    const { date, priority_level: priority, issue_type: typeId, attachments = [] } = body;
    const id = await reportIssue(asking, { asset, typeId, message, date, priority, attachments });
    await noteOf(asking, await find(asking, id), 'issue.reported', `Reported “${excerptOf(message)}”`);
    return read(asking, id);
  }

  return {
    listIssues: async (call) => {
      const listed = await store.listIssues(call.tx, call.businessId, call.query);
      return pageOf(call, listed, await presenting(call, listed.rows));
    },

    listAssetIssues: async (call) => {
      const { tx, businessId, params, query } = call;
      if ((await findAsset(tx, businessId, params.id, clock.now())) === undefined) throw refuse.missing();
      const listed = await store.listOfAsset(tx, businessId, params.id, query);
      return pageOf(call, listed, await presenting(call, listed.rows));
    },

    reportIssue: (call) => {
      const { tx, userId, businessId, params, idempotencyKey: key } = call;
      const body = { ...call.body, asset: params.id };
      return once(tx, { userId, key, operation: 'reportIssue', businessId, body }, clock.now(), () => report(call));
    },

    getIssue: async (call) => {
      const { tx, businessId, params } = call;
      const issue = await read(call, params.id);
      const entries = await store.listMaintenanceFor(tx, businessId, params.id);
      const ids = entries.map(({ id }) => id);
      const files = await attachmentsOf(tx, businessId, 'maintenance', ids);
      return { issue, maintenance: entries.map((entry) => ({ ...entry, attachments: files.get(entry.id) ?? [] })) };
    },

    updateIssue: async (call) => {
      const { tx, businessId, body } = call;
      const before = await claim(call, call.params.id);
      assertUnchanged(call, await read(call, before.id));
      if (body.issue_type !== undefined) await assertType(call, body.issue_type);
      const problem =
        body.date === undefined ? null : dateProblem(body.date, await todayIn(tx, businessId, clock.now()));
      if (problem !== null) throw refuse.fields({ date: [problem] });
      await store.changeIssue(tx, businessId, before.id, {
        typeId: body.issue_type ?? null,
        priority: body.priority_level ?? null,
        message: body.message?.trim() ?? null,
        date: body.date ?? null,
      });
      const changed = await find(call, before.id);
      const changes = changesBetween(before, changed);
      if (changes.length > 0)
        await noteOf(
          asked(call),
          changed,
          'issue.changed',
          `Changed the issue ${titleOf(before)}: ${changes.join(', ')}`,
        );
      return read(call, before.id);
    },

    deleteIssue: async (call) => {
      const { tx, businessId } = call;
      const issue = await claim(call, call.params.id);
      await store.deleteIssue(tx, businessId, issue.id);
      await store.followRepair(tx, businessId, issue.asset, { was: issue.status, is: 'deleted' });
      await dropFilesOf(call, jobs, { kind: 'issue', id: issue.id });
      await noteOf(asked(call), issue, 'issue.deleted', `Deleted the issue ${titleOf(issue)}`);
      return undefined;
    },

    closeIssue: async (call) => {
      const { tx, businessId, body } = call;
      const issue = await claim(call, call.params.id);
      if (hasEnded(issue.status)) throw refuse.conflict('This issue has ended already.', 'ended');
      const end = { status: body.status, note: body.note.trim(), now: clock.now() };
      await store.endIssue(tx, businessId, issue.id, end);
      await store.followRepair(tx, businessId, issue.asset, { was: issue.status, is: body.status });
      const text = `${body.status === 'resolved' ? 'Resolved the issue' : 'Found damaged by the issue'} ${titleOf(issue)}`;
      await noteOf(asked(call), issue, 'issue.closed', text);
      return read(call, issue.id);
    },

    reopenIssue: async (call) => {
      const { tx, businessId } = call;
      const issue = await claim(call, call.params.id);
      if (!hasEnded(issue.status)) throw refuse.conflict('This issue is open.', 'open');
      await store.storeOpen(tx, businessId, issue.id, 'pending');
      await settleIssue(tx, businessId, issue.id);
      await noteOf(asked(call), issue, 'issue.reopened', `Reopened the issue ${titleOf(issue)}`);
      return read(call, issue.id);
    },
  };
};
