/** Keeps an import that is not stored yet: the file, and apart from it what was said and fixed, which changes more often. */
import type { SaidChange } from '../../domain/shared/import-sheet/sheet.types.ts';
import type { ImportDraft } from '../../machines/shared/csv-import/setup.ts';
import { keepLarge, readLarge } from '../../services/shared/device/files.ts';
import { hereOfPerson, type Place } from '../../services/shared/device/storage.ts';
import { randomKey } from '../../services/shared/random-key.ts';

const version = 1;
const known: Record<Exclude<SaidChange['change'], 'lists' | 'known'>, true> = {
  titles: true,
  columns: true,
  fix: true,
  fixAll: true,
  undo: true,
  act: true,
  actForAll: true,
  options: true,
  word: true,
};
const textOr = (found: unknown): string | null => (typeof found === 'string' ? found : null);
const isChange = (found: unknown): found is SaidChange => Object.hasOwn(known, String(Object(found).change));

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
      const { id: same, changes, key, announcedId } = Object(ofChanges);
      if (!(file instanceof File) || id !== same || !Array.isArray(changes) || !changes.every(isChange)) return null;
      return { file, changes, key: textOr(key), announcedId: textOr(announcedId) };
    },
    keep({ file, ...said }: ImportDraft): void {
      if (kept?.file !== file) {
        kept = { id: randomKey(), file };
        void keepLarge(filePlace, version, kept);
      }
      void keepLarge(changesPlace, version, { id: kept.id, ...said });
    },
    /**
     * What is sent under a key has an import at the server: it is kept before any row of it can be stored. Another page may
     * keep another file here, of which this is not said.
     */
    async noteAnnounced(idempotencyKey: string, announcedId: string): Promise<void> {
      const found = Object(await readLarge(changesPlace, version));
      if (typeof found.key === 'string' && idempotencyKey.startsWith(`${found.key}-`))
        await keepLarge(changesPlace, version, { ...found, announcedId });
    },
    clear(): void {
      kept = null;
      void keepLarge(filePlace, version, null);
      void keepLarge(changesPlace, version, null);
    },
  };
}
