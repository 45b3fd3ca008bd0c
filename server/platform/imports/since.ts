/**
 * What was recorded about the records of an import since it stored them: one rule for every list. The audit log has all that
 * is done with a record under its id; what a list keeps elsewhere, it names. Such a record stays as it is when the import is
 * undone. What another import changed and its own undo changed back counts for nothing.
 */
import type { OfImport } from './store.ts';

/** The names of actions: what an import does to a record that there is, what its undo does, and what only looks. */
type Actions = { changed: string; changedBack: string; looked?: string };
export type Recorded = {
  actions: Actions;
  /** A statement of `id`, `at` and `text`, of the business $1: what is recorded without an entry about the record. */
  elsewhere: string;
};
type Since = { id: string; what: string[] };

/** Of these records, or of all that the import stored: those about which something was recorded since, with what. */
export async function recordedSince(
  { tx, businessId, importId }: OfImport,
  { actions, elsewhere }: Recorded,
  ids: readonly string[] | null = null,
): Promise<Since[]> {
  return tx.query<Since>(
    `with stored as (
       select r.id, coalesce(c.stored_at, i.finished_at) as at
       from imports i join import_chunks c on c.business_id = $1 and c.import_id = i.id and not c.is_undone,
         jsonb_to_recordset(c.results) as r (id uuid, outcome text)
       where i.business_id = $1 and i.id = $2 and r.outcome in ('created', 'updated')
         and ($3::uuid[] is null or r.id = any($3))
     ), since as (
       select s.id, l.created_at as at, l.text, l.action
       from stored s join audit_log l on l.business_id = $1 and l.subject_id = s.id and l.created_at > s.at
       union all
       select s.id, e.at, e.text, '' from stored s join (${elsewhere}) e on e.id = s.id and e.at > s.at
     )
     select id, (array_agg(text order by at))[1:5] as what from since
     where action is distinct from $6
     group by id
     having count(*) filter (where action not in ($4, $5)) > 0
       or count(*) filter (where action = $4) <> count(*) filter (where action = $5)`,
    [businessId, importId, ids, actions.changed, actions.changedBack, actions.looked ?? null],
  );
}
