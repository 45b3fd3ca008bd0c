/** A reminder as a sentence, without a full stop. Pure. */

export function sentenceOf({ title, daysLeft }: { title: string; daysLeft: number }): string {
  if (daysLeft === 0) return `${title} is due today`;
  if (daysLeft === 1) return `${title} is due tomorrow`;
  if (daysLeft > 1) return `${title} is due in ${daysLeft} days`;
  return daysLeft === -1 ? `${title} is 1 day overdue` : `${title} is ${-daysLeft} days overdue`;
}
