import { updateShiftConfigLimits as limits } from '../../../openapi/generated/limits/rota.shifts.ts';
import { rotaRuleLabels, rotaWeekStartLabels, rotaWeekStarts } from '../../../openapi/generated/lists/rota.shifts.ts';
import { alwaysRefused, type Rule, type Settings } from '../../../rules/rota/settings.ts';
import { useBusiness } from '../shared/business/business.ts';
import { todayIn } from '../shared/business/today.ts';
import { RadioGroup } from '../ui/choices/radio-group.tsx';
import { Select } from '../ui/choices/select.tsx';
import { Card } from '../ui/content/card.tsx';
import { Explanation, FieldPair, Stack } from '../ui/content/layout.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { textOf } from '../ui/fields/form.tsx';
import { NumberField } from '../ui/fields/number-field.tsx';
import { aboutRule, chosenRules } from './rule-texts.ts';
import * as css from './settings.css.ts';

const cycles = [
  { value: '12', label: '12 hours, such as 8:30 pm' },
  { value: '24', label: '24 hours, such as 20:30' },
] as const;
const answers = [
  { value: 'refuse', label: 'Refuse' },
  { value: 'warn', label: 'Warn, and ask why' },
] as const;
/** Whether who plans approves a swap of shifts. */
export const approvals = [
  { value: 'each', label: 'Each one' },
  { value: 'warned', label: 'Only those of which a rule warns' },
] as const;
const fieldOf = (rule: string) => `rule.${rule}`;

/** What is sent of the form. */
export const readSettings = (values: FormData): Settings => {
  const numberOf = (name: string) => Number(textOf(values, name));
  return {
    time_format: textOf(values, 'time_format') === '24' ? 24 : 12,
    week_start: rotaWeekStarts.find((day) => day === textOf(values, 'week_start')) ?? 'monday',
    rest_hours: numberOf('rest_hours'),
    day_hours: numberOf('day_hours'),
    week_hours: numberOf('week_hours'),
    travel_minutes: numberOf('travel_minutes'),
    approves_swaps: textOf(values, 'approves_swaps') !== 'warned',
    refuses: [...alwaysRefused, ...chosenRules.filter((rule) => textOf(values, fieldOf(rule)) === 'refuse')],
  };
};

type PartProps = { settings: Settings };
export function WritingFields({ settings: { time_format, week_start } }: PartProps) {
  return (
    <FieldPair>
      <RadioGroup
        label="Times"
        name="time_format"
        choices={cycles}
        defaultValue={time_format === 24 ? '24' : '12'}
        isRow
      />
      <Select
        label="Weeks begin on"
        name="week_start"
        choices={rotaWeekStarts.map((value) => ({ value, label: rotaWeekStartLabels[value] }))}
        defaultValue={week_start}
        hint="The number of a week stays that of its Monday."
      />
    </FieldPair>
  );
}

export const hourFields = [
  { name: 'rest_hours', label: 'Rest between two shifts', unit: 'hours', ...limits.rest_hours },
  { name: 'day_hours', label: 'Work on a day, at most', unit: 'hours', ...limits.day_hours },
  { name: 'week_hours', label: 'Work in a week, at most', unit: 'hours', ...limits.week_hours },
  { name: 'travel_minutes', label: 'Time between two locations', unit: 'minutes', ...limits.travel_minutes },
] as const;

export function HourFields({ settings }: PartProps) {
  return (
    <Stack>
      <FieldPair>
        {hourFields.map((field) => (
          <NumberField key={field.name} {...field} defaultValue={settings[field.name]} />
        ))}
      </FieldPair>
      <Explanation>Breaks are not counted. Whether more than this is refused is said at the rules.</Explanation>
    </Stack>
  );
}

export function SwapFields({ settings: { approves_swaps: approvesAll } }: PartProps) {
  return (
    <RadioGroup
      label="Swaps that who plans approves"
      name="approves_swaps"
      choices={approvals}
      defaultValue={approvesAll ? 'each' : 'warned'}
      hint="A swap that a rule refuses is never done."
    />
  );
}

/** What is said of a rule beside its name, as the law is today and times are written. */
export function useAboutRule({ time_format }: Settings) {
  const today = todayIn(useBusiness().timeZone);
  return (rule: Rule) => aboutRule(rule, today, time_format);
}

export function RuleFields({ settings }: PartProps) {
  const about = useAboutRule(settings);
  return (
    <div className={css.rules}>
      {chosenRules.map((rule) => (
        <RadioGroup
          key={rule}
          label={rotaRuleLabels[rule]}
          name={fieldOf(rule)}
          choices={answers}
          defaultValue={settings.refuses.includes(rule) ? 'refuse' : 'warn'}
          hint={about(rule)}
          isRow
        />
      ))}
    </div>
  );
}

export function AlwaysRefused({ settings }: PartProps) {
  const about = useAboutRule(settings);
  return (
    <Card title="Always refused">
      <RowList label="Always refused">
        {alwaysRefused.map((rule) => (
          <ListRow key={rule} title={rotaRuleLabels[rule]} note={about(rule)} />
        ))}
      </RowList>
    </Card>
  );
}
