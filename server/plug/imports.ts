/**
 * What a domain plugs in for a list into which files are imported (`imports` of `server/<domain>/index.ts`). How rows are
 * sent, stored in the background, listed and undone is the same for all lists: server/shell/imports and
 * server/platform/imports.
 */
import type { components } from '../../openapi/generated/contract.ts';
import type { ImportRules } from '../../rules/shared/import.ts';
import type { BusinessCall, Permission } from '../platform/contract.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Recorded } from '../platform/imports/since.ts';
import type { OfImport, SentRow } from '../platform/imports/store.ts';
import type { Importer } from '../platform/imports/work.ts';

type Schemas = components['schemas'];
export type ImportKind = Schemas['ImportKind'];
/** Who asks, inside a transaction that has entered the business. */
export type ImportCaller = Pick<BusinessCall<'getImport'>, 'tx' | 'businessId' | 'userId' | 'isOwner' | 'permissions'>;

export type ImportedList = Omit<Importer, 'whyStopped'> & {
  rules: Pick<ImportRules<never>, 'columns' | 'words' | 'mostRows'>;
  /** Where its imports stand in the app. */
  link: string;
  recorded: Recorded;
  /** Of these records those that are still there, with their number: what people call them. */
  titlesOf(tx: Tx, businessId: string, ids: readonly string[]): Promise<{ id: string; number: string; name: string }[]>;
  /** Those that have one of these keys, in any case of letters. */
  match(tx: Tx, businessId: string, keys: readonly string[]): Promise<Schemas['MatchedRecord'][]>;
  /** All that somebody needs who stores this import or takes it back. */
  neededFor(of: OfImport): Promise<Permission[]>;
  /** Refuses what may not be begun. */
  checkNew?(caller: ImportCaller, given: Schemas['NewImport']): Promise<void>;
  /** Refuses rows that the caller may not send. */
  checkRows?(caller: ImportCaller, rows: readonly SentRow[]): void;
  /** Refuses who may not store or take back what the import brings. */
  checkRights?(caller: ImportCaller, of: OfImport): Promise<void>;
  /** Looks at the rows together, once all have come. */
  onCommit?(of: OfImport): Promise<void>;
  /** Of the refused rows, whether the caller may read a column; by default every one. */
  mayRead?(caller: ImportCaller, column: string): boolean;
  /** Seals what is not stored as it is, and opens it. */
  sealed?: Record<'seal' | 'open', <T>(tx: Tx, businessId: string, value: T) => T>;
};
