/** What was asked back about requests for time off, and what was replied. */
import type { components } from '../../../openapi/generated/contract.ts';
import { namesOf } from '../../directory/directory.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';

type Shown = components['schemas']['TimeoffQuestion'];
type Question = {
  request: string;
  question: string;
  asked_by: string;
  asked_at: Date;
  reply: string | null;
  replied_by: string | null;
  replied_at: Date | null;
};

/** By request, the earliest first. */
export async function questionsOf(tx: Tx, businessId: string, ids: readonly string[]): Promise<Map<string, Shown[]>> {
  const rows = await tx.query<Question>(
    `select request_id as request, question, asked_by, asked_at, reply, replied_by, replied_at from timeoff_questions
     where business_id = $1 and request_id = any($2) order by asked_at, id`,
    [businessId, ids],
  );
  const people = rows.flatMap(({ asked_by, replied_by }) => [asked_by, ...(replied_by === null ? [] : [replied_by])]);
  const names = await namesOf(tx, people);
  const shown = new Map<string, Shown[]>();
  for (const { request, question, asked_by, asked_at, reply, replied_by, replied_at } of rows) {
    const one = {
      question,
      asked_by: names.get(asked_by) ?? '',
      asked_at: asked_at.toISOString(),
      reply,
      replied_by: replied_by === null ? null : (names.get(replied_by) ?? ''),
      replied_at: replied_at?.toISOString() ?? null,
    };
    shown.set(request, [...(shown.get(request) ?? []), one]);
  }
  return shown;
}

type Asked = { request: string; question: string; by: string; now: Date };

export const addQuestion = (tx: Tx, businessId: string, { request, question, by, now }: Asked) =>
  tx.query(
    `insert into timeoff_questions (business_id, id, request_id, question, asked_by, asked_at) values ($1, $2, $3, $4, $5, $6)`,
    [businessId, newId(), request, question, by, now],
  );

/** Whether a person has just asked this back. */
export async function hasAsked(tx: Tx, businessId: string, { request, question, by }: Omit<Asked, 'now'>) {
  const [latest] = await tx.query<{ isSame: boolean }>(
    `select question = $3 and asked_by = $4 as "isSame" from timeoff_questions
     where business_id = $1 and request_id = $2 order by asked_at desc, id desc limit 1`,
    [businessId, request, question, by],
  );
  return latest?.isSame ?? false;
}

type Replied = { request: string; reply: string; by: string; now: Date };

/** The request waits for one reply at most: questions that were never replied to were ended by an answer. */
export const addReply = (tx: Tx, businessId: string, { request, reply, by, now }: Replied) =>
  tx.query(
    `update timeoff_questions set reply = $3, replied_by = $4, replied_at = $5 where business_id = $1 and id = (
       select id from timeoff_questions where business_id = $1 and request_id = $2 order by asked_at desc, id desc limit 1)`,
    [businessId, request, reply, by, now],
  );
