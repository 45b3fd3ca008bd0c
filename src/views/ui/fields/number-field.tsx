import type { ReactNode } from 'react';
import { NumericInput, type NumericProps, unfit } from './numeric.tsx';
import { useWritten } from './written.tsx';

type NumberFieldProps = NumericProps & {
  value?: number | null;
  defaultValue?: number | null;
  /** Called with each digit, with null where there is none. */
  onChange?: (value: number | null) => void;
  min?: number;
  max?: number;
  /** Thousands are set apart, but not for numbers that only name something, such as a year. */
  isGrouped?: boolean;
  /** What is counted, such as km; stands after the digits. */
  unit?: ReactNode;
  /** Two where halves and the like can be meant. */
  decimals?: 0 | 2;
};

/** The most digits of a whole number that is exact. */
const exactDigits = 15;

/** A number of zero or more, whole unless it says otherwise. Letters cannot be typed; a sign or a point is refused in words. For amounts of money, use MoneyField. */
export function NumberField(props: NumberFieldProps) {
  const { value, defaultValue, onChange, min, max, isGrouped = true, unit, decimals = 0, ...rest } = props;
  const read = (written: string) => numberOf(written, decimals);
  const { text, setText, start } = useWritten({ value, defaultValue, read, write: String });
  const number = read(text);
  return (
    <NumericInput
      {...rest}
      text={text}
      onText={(typed) => {
        setText(typed);
        onChange?.(read(typed));
      }}
      sent={number === null ? '' : String(number)}
      start={start}
      check={() => judgeRange(number, min, max)}
      decimals={decimals}
      digits={exactDigits}
      isGrouped={isGrouped}
      after={unit}
    />
  );
}

const numberOf = (text: string, decimals: number) =>
  /\d/.test(text) && unfit(text, decimals) === null ? Number(text) : null;

const shown = (value: number) => value.toLocaleString('en-NG');

function judgeRange(value: number | null, min?: number, max?: number): string | null {
  if (value === null) return null;
  if (min !== undefined && value < min) return `Must be ${shown(min)} or more.`;
  if (max !== undefined && value > max) return `Must be ${shown(max)} or less.`;
  return null;
}
