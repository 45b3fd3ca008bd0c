/** Keeps the sheet of a file of assets beside the page, which stays quick. */
import { assetImportRules } from '../../../rules/assets/import-rules.ts';
import { hostSheet, type SheetPort } from '../shared/sheet-host.ts';

hostSheet(globalThis as unknown as SheetPort, assetImportRules);
