import type { ReactNode } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { profileFieldLabels, profileFieldStateLabels } from '../../../../openapi/generated/lists/hr.profile.ts';
import { genderLabels, maritalStatusLabels, titleLabels } from '../../../../openapi/generated/lists/hr.record.ts';
import { Status } from '../../ui/content/badge.tsx';
import { showDate } from '../../ui/content/date.ts';
import { orMissing } from '../../ui/content/missing.tsx';
import { countries } from '../onboarding/onboarding-facts.ts';
import * as css from './change-fields.css.ts';
import { fieldTones } from './tones.ts';

export type FieldChange = components['schemas']['ProfileFieldChange'];
type Part = FieldChange['parts'][number];

const partLabels: Record<string, string> = {
  ...profileFieldLabels,
  bank: 'Bank',
  account_number: 'Account number',
  account_name: 'Account name',
  pension_provider: 'Pension provider',
  pension_pin: 'Pension PIN',
  name: 'Name',
  relationship: 'Relationship',
  email: 'Email',
  address: 'Address',
};
const words: Record<string, (value: string) => string | undefined> = {
  title: (value) => titleLabels[value as keyof typeof titleLabels],
  gender: (value) => genderLabels[value as keyof typeof genderLabels],
  marital_status: (value) => maritalStatusLabels[value as keyof typeof maritalStatusLabels],
  nationality: (value) => countries.of(value),
  birth_date: (value) => showDate(value),
};
const shown = (name: string, value: string | null) => orMissing(value && (words[name]?.(value) ?? value));

/** One field of a request, old and new; of several parts, those that differ. */
export function ChangeField({ change, children }: { change: FieldChange; children?: ReactNode }) {
  const { field, state, note, is_outdated, parts } = change;
  const changed = parts.filter((part) => part.old !== part.new || part.now !== part.old);
  const title = profileFieldLabels[field];
  return (
    <fieldset className={css.field} aria-label={title}>
      <div className={css.head}>
        <h3 className={css.title}>{title}</h3>
        <Status tone={fieldTones[state]}>{profileFieldStateLabels[state]}</Status>
      </div>
      {changed.map((part) => (
        <PartChange key={part.name} part={part} isAlone={parts.length === 1} isOutdated={is_outdated} />
      ))}
      {is_outdated ? <p className={css.warning}>The record has changed since this was asked for.</p> : null}
      {note === null ? null : <p className={css.note}>Not changed: {note}</p>}
      {children}
    </fieldset>
  );
}

type PartChangeProps = { part: Part; isAlone: boolean; isOutdated: boolean };

function PartChange({ part, isAlone, isOutdated }: PartChangeProps) {
  const rows = [
    { name: 'Old', value: part.old },
    ...(isOutdated && part.now !== part.old ? [{ name: 'Now', value: part.now }] : []),
    { name: 'New', value: part.new },
  ];
  return (
    <div>
      {isAlone ? null : <p className={css.part}>{partLabels[part.name] ?? part.name}</p>}
      <dl className={css.values}>
        {rows.map(({ name, value }) => (
          <div key={name} className={css.row}>
            <dt className={css.name}>{name}</dt>
            <dd className={name === 'New' ? css.newValue : css.oldValue}>{shown(part.name, value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
