import { dueStateLabels, dueStateOf, dueText, dueTones } from '../../../../rules/due/due.ts';
import { Status } from '../../ui/content/badge.tsx';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** How late or how near something is, in the colour of its state; null is what is missing. */
export function DaysLeft({ days }: { days: number | null }) {
  const state = dueStateOf(days);
  return <Status tone={dueTones[state]}>{days === null ? dueStateLabels[state] : capitalised(dueText(days))}</Status>;
}
