import type { components } from '../../../openapi/generated/contract.ts';
import { rotaRules } from '../../../openapi/generated/lists/rota.shifts.ts';
import { workingTimeOn } from '../../../rules/rota/law.ts';
import { alwaysRefused } from '../../../rules/rota/settings.ts';
import { type HourCycle, showTime } from '../ui/content/time.ts';

type Rule = components['schemas']['RotaRule'];

/** The rules of which a business says whether they refuse or warn. */
export const chosenRules: readonly Rule[] = rotaRules.filter((rule) => !alwaysRefused.includes(rule));

/** What the law says of a rule on a day, or why it is always refused; nothing where the rule says all. */
export function aboutRule(rule: Rule, day: string, cycle: HourCycle): string | null {
  const { night, nightAge, rest, weekly } = workingTimeOn(day);
  const atNight = `between ${showTime(night.begin, cycle)} and ${showTime(night.end, cycle)}`;
  const texts: Partial<Record<Rule, string>> = {
    overlap: 'Nobody is at two places at once.',
    employed: 'Nobody works before their first day or after their last.',
    leave: 'Their time off is approved. It has to be cancelled or moved first.',
    under_18_night: `The Labour Act (s. 60) forbids work ${atNight} to whoever is under ${nightAge}.`,
    rest_day: `The Labour Act (s. 13) asks for ${weekly / 60} hours in seven days.`,
    break: `The Labour Act (s. 13) asks for ${rest.minutes / 60} hour in a day of ${rest.inMinutes / 60} hours or more.`,
    night_women: `The Labour Act (s. 55) forbids it in industry ${atNight}, with exceptions.`,
    papers: 'Which papers are needed is said at each role.',
    holiday: 'Of the calendar of holidays, where it is declared.',
  };
  return texts[rule] ?? null;
}
