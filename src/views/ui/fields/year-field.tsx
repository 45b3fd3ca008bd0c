import { ComboBox, type ComboBoxProps } from '../choices/combo-box.tsx';

type YearFieldProps = Omit<
  ComboBoxProps,
  'choices' | 'value' | 'defaultValue' | 'onChange' | 'emptyText' | 'inputMode'
> & {
  value?: number | null;
  defaultValue?: number | null;
  onChange?: (year: number | null) => void;
  min?: number;
  max?: number;
};

const textOf = (year: number | null) => (year === null ? null : String(year));

/** A year, typed or picked from those between two. For a whole day, use DateField. */
export function YearField({ value, defaultValue, onChange, min = 1992, max = 2030, ...rest }: YearFieldProps) {
  const years = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
  return (
    <ComboBox
      {...rest}
      {...(value === undefined ? {} : { value: textOf(value) })}
      {...(defaultValue === undefined ? {} : { defaultValue: textOf(defaultValue) })}
      choices={years.map((year) => ({ value: year, label: year }))}
      onChange={(year) => onChange?.(year === null ? null : Number(year))}
      emptyText={`Choose a year from ${min} to ${max}.`}
      inputMode="numeric"
    />
  );
}
