/** The same for those who may not see pay: columns about it are left out. */
import { employeeImportRulesWithoutPay } from '../../../rules/hr/import-rules.ts';
import { toE164 } from '../../domain/shared/phone.ts';
import { hostSheet, type SheetPort } from '../shared/sheet-host.ts';

hostSheet(globalThis as unknown as SheetPort, employeeImportRulesWithoutPay(toE164));
