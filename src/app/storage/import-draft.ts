/** Keeps an import that is not stored yet: the file, and apart from it what was said and fixed, which changes more often. */
import type { SheetChange } from '../../domain/shared/import-sheet/sheet.types.ts';
import type { ImportDraft } from '../../machines/shared/csv-import/setup.ts';
import { keepLarge, readLarge } from '../../services/shared/device/files.ts';
import { hereOfPerson, type Place } from '../../services/shared/device/storage.ts';
import { randomKey } from '../../services/shared/random-key.ts';

const version = 1;
const known: Record<Exclude<SheetChange['change'], 'lists' | 'known'>, true> = {
  ...{ titles: true, columns: true, fix: true, fixAll: true, undo: true, act: true, actForAll: true, options: true },
};
const isChange = (found: unknown): found is SheetChange => Object.hasOwn(known, String(Object(found).change));

/** @param list what is imported, such as 'assets' */
export function importDraft(list: string, businessId: string) {
  const placeOf = (part: string): Place => ({ ...hereOfPerson(`import:${list}:${part}`), business: businessId });
  const [filePlace, changesPlace] = [placeOf('file'), placeOf('changes')];
  let kept: { id: string; file: File } | null = null;
  return {
    /** What was kept, validated, because anyone can edit the storage; null when there is nothing. */
    async load(): Promise<ImportDraft | null> {
      const [ofFile, ofChanges] = await Promise.all([readLarge(filePlace, version), readLarge(changesPlace, version)]);
      const { id, file } = Object(ofFile);
      const { id: same, changes } = Object(ofChanges);
      if (!(file instanceof File) || id !== same || !Array.isArray(changes) || !changes.every(isChange)) return null;
      return { file, changes };
    },
    keep({ file, changes }: ImportDraft): void {
      if (kept?.file !== file) {
        kept = { id: randomKey(), file };
        void keepLarge(filePlace, version, kept);
      }
      void keepLarge(changesPlace, version, { id: kept.id, changes });
    },
    clear(): void {
      kept = null;
      void keepLarge(filePlace, version, null);
      void keepLarge(changesPlace, version, null);
    },
  };
}
