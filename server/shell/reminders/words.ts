/** A reminder as a sentence, without a full stop. Pure. */
import { dueText } from '../../../rules/due/due.ts';

export const sentenceOf = ({ title, daysLeft }: { title: string; daysLeft: number }): string =>
  `${title} is ${dueText(daysLeft)}`;
