/** Keeps the sheet of a file of employees beside the page, which stays quick. */
import { employeeImportRules } from '../../../rules/hr/import-rules.ts';
import { hostSheet, type SheetPort } from '../shared/sheet-host.ts';

hostSheet(globalThis as unknown as SheetPort, employeeImportRules);
