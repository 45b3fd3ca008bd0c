/** What the imports of all lists do alike with the calls of their list. */
import type { ImportOptions, Remembered } from '../../../rules/shared/import.ts';
import type { csvImportMachine } from '../../machines/shared/csv-import/machine.ts';
import type { ImportMode, StoredImport } from '../../machines/shared/sheet-sending/machine.ts';
import type { Options } from '../../services/shared/client.ts';
import { randomKey } from '../../services/shared/random-key.ts';
import { ofBusiness, rereading } from '../actors/assets.ts';
import type { Core } from '../core.ts';
import type { Flow } from '../page.tsx';
import { type ImportedList, withImportActors } from './import-actors.ts';

type NewImport = { businessId: string; idempotencyKey: string } & {
  file_name: string;
  mode: ImportMode;
  rows: number;
  mapping: { title: string; column: string }[];
  day_order?: NonNullable<ImportOptions['dayOrder']>;
  location?: string;
  words: { column: string; name: string }[];
};
export type ListCalls = Pick<
  ImportedList,
  | 'name'
  | 'startWorker'
  | 'listsOf'
  | 'withWords'
  | 'matchesAtOnce'
  | 'match'
  | 'sendRows'
  | 'commit'
  | 'get'
  | 'cancel'
> & {
  /** The newest imports of the business, with what their titles stood for. */
  newest: (businessId: string) => Promise<{ results: { mapping: Remembered }[] }>;
  create: (given: NewImport, options: Options) => Promise<StoredImport>;
  /** What an import changes of what has been read. */
  changed: (businessId: string) => string[][];
};

const optionsOf = ({ dayOrder, location }: ImportOptions) => ({
  ...(dayOrder === null ? {} : { day_order: dayOrder }),
  ...(location === null ? {} : { location }),
});

function importedList(core: Core, { newest, create, changed, ...calls }: ListCalls): ImportedList {
  return {
    ...calls,
    remembered: async (businessId) => (await newest(businessId)).results.flatMap(({ mapping }) => mapping),
    create: ({ fileName, options: said, words, ...given }, options) =>
      create(
        {
          ...{ ...given, file_name: fileName.slice(0, 200), ...optionsOf(said) },
          words: words.map(({ column, text }) => ({ column, name: text })),
        },
        options,
      ),
    commit: rereading(core, calls.commit, changed),
    get: rereading(core, calls.get, changed),
    cancel: rereading(core, calls.cancel, changed),
  };
}

/** The flow that imports a list. */
export const importFlowOf = (calls: (core: Core) => ListCalls): Flow<typeof csvImportMachine> => ({
  load: async () => (await import('../../machines/shared/csv-import/machine.ts')).csvImportMachine,
  provide: (machine, core) => withImportActors(machine, importedList(core, calls(core))),
  input: ({ search }, core) => ({
    businessId: ofBusiness(core),
    ...{ sheetId: randomKey(), idempotencyKey: randomKey(), importId: search.get('id') },
  }),
});
