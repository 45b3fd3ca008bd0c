/** Whether a daily check answers its checklist. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import { type CheckItem, checklists } from '../../../rules/fleet/checklist.ts';

type Given = Pick<components['schemas']['NewVehicleCheck'], 'passed' | 'faults'>;

/** Messages at the fields; null when every item has one answer. */
export function problemsOf(
  kind: components['schemas']['VehicleType'],
  { passed, faults }: Given,
): Record<string, string[]> | null {
  const list = checklists[kind];
  const answered: CheckItem[] = [...passed, ...faults.map(({ item }) => item)];
  if (answered.some((item) => !list.includes(item)) || new Set(answered).size < answered.length)
    return { passed: ['Answer each item of the checklist once.'] };
  if (answered.length < list.length) return { passed: ['Answer every item of the checklist.'] };
  if (faults.some(({ note }) => note.trim() === '')) return { faults: ['Say what is wrong.'] };
  return null;
}
