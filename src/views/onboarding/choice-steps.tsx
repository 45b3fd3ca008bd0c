import type { components } from '../../../openapi/generated/contract.ts';
import { companySizes, interests, ratings, referralSources } from '../../../openapi/generated/lists/onboarding.ts';
import { interestsIn } from '../../../rules/shared/modules.ts';
import { ModuleGrid } from '../shared/business/module-grid.tsx';
import { type CardChoice, RadioCards } from '../ui/choices/choice.tsx';
import type { IconName } from '../ui/foundations/icon.tsx';
import type { StepProps } from './step-props.ts';
import * as css from './wizard.css.ts';

const plain = <T extends string>(values: readonly T[]): CardChoice<T>[] =>
  values.map((value) => ({ value, label: value }));

const icons: Record<(typeof interests)[number], IconName> = {
  'Core HR': 'people',
  Payroll: 'pay',
  Assets: 'box',
  Task: 'task',
  'Time & Attendance': 'clock',
};

/** What works and what is coming, apart. To be interested in what is coming is a wish, and buys nothing. */
const groups = [
  { label: 'Works today', names: interestsIn('works') },
  { label: 'Coming, and in no price', names: interestsIn('coming') },
].filter(({ names }) => names.length > 0);

export function ChoosingInterests({ answers, onChange, errorOf }: StepProps) {
  const { interested_in: before } = answers;
  return groups.map(({ label, names }, at) => (
    <ModuleGrid
      key={label}
      label={label}
      modules={names.map((name) => ({ name, icon: icons[name] }))}
      value={before.filter((name) => names.includes(name))}
      errorMessage={at === groups.length - 1 ? errorOf('interested_in') : null}
      onChange={(chosen) =>
        onChange({
          interested_in: interests.filter((name) => (names.includes(name) ? chosen : before).includes(name)),
        })
      }
    />
  ));
}

export function ChoosingSize({ answers, onChange, errorOf }: StepProps) {
  return (
    <RadioCards
      label="Number of people"
      isLabelUnseen
      choices={plain(companySizes)}
      value={answers.size}
      errorMessage={errorOf('size')}
      onChange={(size) => onChange({ size })}
    />
  );
}

export function NamingSource({ answers, onChange, errorOf }: StepProps) {
  return (
    <RadioCards
      label="Where you heard of us"
      isLabelUnseen
      choices={plain(referralSources)}
      value={answers.point_of_contact}
      errorMessage={errorOf('point_of_contact')}
      onChange={(point_of_contact) => onChange({ point_of_contact })}
    />
  );
}

const faces: Record<components['schemas']['Rating'], { label: string; mouth: string }> = {
  not_good: { label: 'Not good', mouth: 'M13 27c3-4.500 11-4.500 14 0' },
  fairly_good: { label: 'Fairly good', mouth: 'M13.500 26c3-2 10-2 13 0' },
  neutral: { label: 'Neutral', mouth: 'M13.500 25h13' },
  great: { label: 'Great', mouth: 'M13.500 24c3 2.500 10 2.500 13 0' },
  very_great: { label: 'Very great', mouth: 'M12.500 23c3 5.500 12 5.500 15 0' },
};

export function RatingExperience({ answers, onChange, errorOf }: StepProps) {
  return (
    <RadioCards
      label="How was it so far?"
      isRow
      choices={ratings.map((value) => ({
        value,
        label: faces[value].label,
        picture: <Face mouth={faces[value].mouth} />,
      }))}
      value={answers.rating}
      errorMessage={errorOf('rating')}
      onChange={(rating) => onChange({ rating })}
    />
  );
}

function Face({ mouth }: { mouth: string }) {
  return (
    <svg viewBox="0 0 40 40" className={css.face} aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round">
        <circle cx={20} cy={20} r={15} />
        <path d={`M15 16.500v.01M25 16.500v.01${mouth}`} />
      </g>
    </svg>
  );
}
