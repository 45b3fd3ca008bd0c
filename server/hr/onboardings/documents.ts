/** The documents of an onboarding, until they are the employee's or of no use. Every transaction must have entered the business. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Jobs } from '../../platform/background-jobs/background-jobs.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { removeStored } from '../../platform/files/removed-files.ts';
import { keepEmployeeDocument } from '../documents/acts.ts';
import { dropFiles, fileInfo } from '../files/store.ts';

type Schemas = components['schemas'];
export type DocumentRow = Schemas['OnboardingDocument'] & { fileId: string };

const columns = `d.id, d.kind, d.name, d.file_id as "fileId", ${fileInfo}`;
const tables = 'onboarding_documents d join hr_files f on f.business_id = d.business_id and f.id = d.file_id';

export const presentDocument = ({ fileId: _, ...document }: DocumentRow): Schemas['OnboardingDocument'] => document;

export const listDocuments = (tx: Tx, businessId: string, onboardingId: string) =>
  tx.query<DocumentRow>(
    `select ${columns} from ${tables} where d.business_id = $1 and d.onboarding_id = $2 order by d.created_at, d.id`,
    [businessId, onboardingId],
  );

type NewDocument = { onboardingId: string; fileId: string; kind: DocumentRow['kind']; name: string };

export async function addDocument(tx: Tx, businessId: string, document: NewDocument, now: Date): Promise<string> {
  const id = newId();
  const { onboardingId, fileId, kind, name } = document;
  await tx.query(
    `insert into onboarding_documents (business_id, id, onboarding_id, file_id, kind, name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [businessId, id, onboardingId, fileId, kind, name, now],
  );
  return id;
}

const forget = (tx: Tx, businessId: string, dropped: readonly DocumentRow[]) =>
  tx.query('delete from onboarding_documents where business_id = $1 and id = any($2)', [
    businessId,
    dropped.map(({ id }) => id),
  ]);

/** With their files. */
export async function dropDocuments(tx: Tx, jobs: Jobs, businessId: string, dropped: readonly DocumentRow[]) {
  await forget(tx, businessId, dropped);
  const ids = dropped.map(({ fileId }) => fileId);
  await removeStored(jobs, tx, await dropFiles(tx, businessId, ids));
}

type Keeping = { onboardingId: string; employeeId: string; createdBy: string };

/** They become documents of the employee. */
export async function keepDocuments(tx: Tx, businessId: string, keeping: Keeping, now: Date): Promise<void> {
  const { onboardingId, employeeId, createdBy } = keeping;
  const documents = await listDocuments(tx, businessId, onboardingId);
  await forget(tx, businessId, documents);
  for (const { fileId, kind, name } of documents) {
    const unsaid = { number: null, issueDate: null, expiryDate: null, reminderDays: null };
    await keepEmployeeDocument(tx, businessId, { employeeId, fileId, kind, name, createdBy, ...unsaid }, now);
  }
}

/** Those of onboardings whose employee has not used their link for so long, at most so many. */
export const listLeftDocuments = (tx: Tx, businessId: string, before: Date, limit: number) =>
  tx.query<DocumentRow>(
    `select ${columns} from ${tables}
     join onboardings o on o.business_id = d.business_id and o.id = d.onboarding_id
     where d.business_id = $1 and d.created_at <= $2 and o.state in ('in_progress', 'returned')
       and coalesce(o.link_expires_at, o.created_at) <= $2
     order by d.id limit $3 for update of d skip locked`,
    [businessId, before, limit],
  );

/** In a transaction that speaks for nobody. */
export async function businessesWithDocuments(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string }>('select businesses_with_onboarding_documents($1) as id', [before]);
  return rows.map(({ id }) => id);
}
