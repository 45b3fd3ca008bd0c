/** The import of any list; a list brings the worker that knows its rules, and what it has to choose from. */
import type { ImportOptions } from '../../../rules/shared/import.ts';
import type { csvImportMachine } from '../../machines/shared/csv-import/machine.ts';
import {
  createImport,
  getImport,
  listImports,
  matchRecords,
  sendImportRows,
  commitImport as stores,
} from '../../services/operations/shell.imports.ts';
import { reporting } from '../../services/shared/changes.ts';
import { queryOf } from '../../services/shared/query.ts';
import { randomKey } from '../../services/shared/random-key.ts';
import { cancelImport, commitImport, type ImportKind } from '../../services/shell/imports.ts';
import { ofBusiness } from '../actors/assets.ts';
import type { Core } from '../core.ts';
import type { Flow } from '../page.tsx';
import { queryClientOf } from '../session/query-client.ts';
import { type ImportedList, withImportActors } from './import-actors.ts';

export type ListParts = Pick<ImportedList, 'startWorker' | 'listsOf' | 'matchesAtOnce'> & {
  /** By the column of a new word, which of the lists has it then, and what is said of it there. */
  words: Readonly<Record<string, { list: string; more?: object }>>;
};

const optionsOf = ({ dayOrder, location, policy = null }: ImportOptions) => ({
  ...(dayOrder === null ? {} : { day_order: dayOrder }),
  ...(location === null ? {} : { location }),
  ...(policy === null ? {} : { policy }),
});

function importedList(kind: ImportKind, core: Core, { words: places, ...parts }: ListParts): ImportedList {
  const queries = queryClientOf(core);
  return {
    kind,
    ...parts,
    withWords: (lists, words) => {
      const after: Record<string, readonly object[]> = { ...(lists as object) };
      for (const { column, text } of words) {
        const { list, more } = places[column] ?? { list: column };
        after[list] = [...(after[list] ?? []), { id: `new ${text}`, name: text, ...more }];
      }
      return after;
    },
    remembered: async (businessId) => {
      const newest = queryOf(listImports, { businessId, kind, page: 1, page_size: 20 });
      return (await queries.fetchQuery({ ...newest, staleTime: 0 })).results.flatMap(({ mapping }) => mapping);
    },
    match: async (asked, options) => (await matchRecords({ kind, ...asked }, options)).results,
    create: ({ fileName, options: said, words, ...given }, options) => {
      const asked = words.map(({ column, text }) => ({ column, name: text }));
      const about = { kind, file_name: fileName.slice(0, 200), words: asked, ...optionsOf(said) };
      return createImport({ ...given, ...about }, options);
    },
    sendRows: (given, options) => sendImportRows({ kind, ...given }, options),
    commit: (one, options) => commitImport({ kind, ...one }, options),
    // Each answer says how much more has been stored.
    get: reporting((one, options) => getImport({ kind, ...one }, options), stores),
    cancel: (one, options) => cancelImport({ kind, ...one }, options),
  };
}

/** The flow that imports a list. */
export const importFlowOf = (kind: ImportKind, partsOf: (core: Core) => ListParts): Flow<typeof csvImportMachine> => ({
  load: async () => (await import('../../machines/shared/csv-import/machine.ts')).csvImportMachine,
  provide: (machine, core) => withImportActors(machine, importedList(kind, core, partsOf(core))),
  input: ({ search }, core) => ({
    businessId: ofBusiness(core),
    sheetId: randomKey(),
    idempotencyKey: randomKey(),
    importId: search.get('id'),
  }),
});
