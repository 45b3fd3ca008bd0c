/** Keeps the sheet of a file of employees beside the page, which stays quick. */
import { employeeImportRulesOf } from '../../../rules/hr/import-rules.ts';
import { toE164 } from '../../domain/shared/phone.ts';
import { hostSheet, type SheetPort } from '../shared/sheet-host.ts';

hostSheet(globalThis as unknown as SheetPort, employeeImportRulesOf(toE164));
