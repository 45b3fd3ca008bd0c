import { useState } from 'react';
import { createVehicleCheckLimits } from '../../../../openapi/generated/limits/fleet.checks.ts';
import { checkItemLabels } from '../../../../openapi/generated/lists/fleet.checks.ts';
import { type CheckItem, checklists, isGrave } from '../../../../rules/fleet/checklist.ts';
import { type CheckFields, checkFields, checkMistakes, emptyCheck, toCheck } from '../../../domain/fleet/check-form.ts';
import type { DailyCheckRef } from '../../../machines/fleet/daily-check/machine.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { usePerson } from '../../shared/people/person.ts';
import { RadioGroup } from '../../ui/choices/radio-group.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { type DriversSheet, EntryForm, EntryPage } from './entry-frame.tsx';
import * as css from './logs.css.ts';
import { OdometerFields } from './odometer-fields.tsx';
import { PicturesField } from './pictures-field.tsx';
import { type KeptFile, useLogEntry } from './use-log-entry.ts';

type DailyCheckPageProps = { entry: DailyCheckRef; params: Readonly<Record<string, string>> };

/** What a driver looks at before the first trip of a day. */
export function DailyCheckPage({ entry, params: { id = '' } }: DailyCheckPageProps) {
  return (
    <EntryPage title="Daily check" vehicleId={id} tab="checks">
      {({ vehicle }) => <CheckForm entry={entry} vehicle={vehicle} />}
    </EntryPage>
  );
}

/** The same for whoever has the vehicle. */
export function DriversCheckPage({ entry, params: { id = '' } }: DailyCheckPageProps) {
  return (
    <EntryPage title="Daily check" vehicleId={id} tab={null}>
      {({ vehicle }) => <CheckForm entry={entry} vehicle={vehicle} />}
    </EntryPage>
  );
}

const answers = [
  { value: 'ok', label: 'OK' },
  { value: 'fault', label: 'Not OK' },
] as const;

function CheckForm({ entry, vehicle }: { entry: DailyCheckRef; vehicle: DriversSheet['vehicle'] }) {
  const { id: businessId, timeZone } = useBusiness();
  const list = checklists[vehicle.type];
  const of = `check:${String(usePerson().user?.id)}:${businessId}:${vehicle.id}:${todayIn(timeZone)}`;
  const { fields, files, keepFiles, keyOf, type, errorOf, ...form } = useLogEntry<CheckFields>({
    entry,
    of,
    start: emptyCheck,
    fields: checkFields,
  });
  const [waiting, setWaiting] = useState<Readonly<Record<string, string | null>>>({});
  const picturesOf = (item: CheckItem) => files.flatMap(({ id, about }) => (about === item ? [id] : []));
  const submit = () => {
    const pictures = Object.fromEntries(list.map((item) => [item, picturesOf(item)]));
    entry.send({
      type: 'entry.submit',
      entry: toCheck(fields, list, pictures),
      mistakes: checkMistakes(fields, list),
      idempotencyKey: keyOf(),
    });
  };
  return (
    <EntryForm
      {...form}
      flow="dailyCheck"
      label="Daily check"
      submit="Send the check"
      entry={entry}
      waitsFor={list.map((item) => waiting[item] ?? null).find((why) => why !== null) ?? null}
      onSubmit={submit}
    >
      {list.map((item) => (
        <ItemSection
          key={item}
          item={item}
          fields={fields}
          errorOf={errorOf}
          kept={files.filter(({ about }) => about === item)}
          onType={type}
          onPictures={(arrived, waits) => {
            keepFiles([...files.filter(({ about }) => about !== item), ...arrived]);
            setWaiting((before) => ({ ...before, [item]: waits }));
          }}
        />
      ))}
      <section className={css.section} aria-label="More">
        <OdometerFields
          known={vehicle.start_mileage}
          fields={fields}
          isDoubted={form.state === 'doubted'}
          errorOf={errorOf}
          onChange={type}
        />
        <TextArea
          label="Remarks"
          name="note"
          isOptional
          {...createVehicleCheckLimits.note}
          value={fields.note}
          onChange={(note) => type({ note })}
        />
      </section>
    </EntryForm>
  );
}

type ItemSectionProps = {
  item: CheckItem;
  fields: CheckFields;
  errorOf: (field: string) => string | null;
  kept: readonly KeptFile[];
  onType: (changed: Partial<CheckFields>) => void;
  onPictures: (files: readonly KeptFile[], waitsFor: string | null) => void;
};

/** One item: all right, or what is wrong with it and how that looks. */
function ItemSection({ item, fields, errorOf, kept, onType, onPictures }: ItemSectionProps) {
  const label = checkItemLabels[item];
  return (
    <section className={css.section} aria-label={label}>
      <RadioGroup
        label={label}
        name={`is_${item}`}
        isRow
        choices={answers}
        value={fields[`is_${item}`] || null}
        errorMessage={errorOf(`is_${item}`)}
        onChange={(answer) => onType({ [`is_${item}`]: answer })}
      />
      {fields[`is_${item}`] === 'fault' ? (
        <>
          {isGrave(item) ? (
            <Notice tone="warning">
              With this fault the vehicle is not to be driven until somebody who looks after the fleet decides.
            </Notice>
          ) : null}
          <TextArea
            label="What is wrong?"
            name={`note_${item}`}
            {...createVehicleCheckLimits.faults.note}
            value={fields[`note_${item}`]}
            errorMessage={errorOf(`note_${item}`)}
            onChange={(note) => onType({ [`note_${item}`]: note })}
          />
          <PicturesField label="Pictures" about={item} kept={kept} onChange={onPictures} />
        </>
      ) : null}
    </section>
  );
}
