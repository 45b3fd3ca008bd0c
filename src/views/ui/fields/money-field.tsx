import { type ClipboardEvent, useState } from 'react';
import { formatKobo, koboDigits, parseKobo } from '../content/money.ts';
import { NumericInput, type NumericProps, unfit } from './numeric.tsx';
import { useWritten } from './written.tsx';

type MoneyFieldProps = NumericProps & {
  /** In kobo, a whole number. It is also what a form is sent. */
  value?: number | null;
  defaultValue?: number | null;
  /** Called with each digit, in kobo; with null where there is no amount. */
  onChange?: (kobo: number | null) => void;
  /** Whole naira: kobo are refused. */
  isWhole?: boolean;
  /** In kobo. */
  min?: number;
  /** In kobo. */
  max?: number;
};

/** The most digits of naira that are exact together with the kobo. */
const exactDigits = 13;

/** An amount in naira that groups its thousands while it is typed and is exact to the kobo: no fraction is ever computed. */
export function MoneyField(props: MoneyFieldProps) {
  const { value, defaultValue, onChange, isWhole = false, min, max, errorMessage, ...rest } = props;
  const decimals = isWhole ? 0 : 2;
  const read = (typed: string) => (unfit(typed, decimals) === null ? parseKobo(typed) : null);
  const { text, setText, start } = useWritten({ value, defaultValue, read, write });
  const [refusal, setRefusal] = useState<string | null>(null);
  const kobo = read(text);

  function change(typed: string) {
    setText(typed);
    setRefusal(null);
    onChange?.(read(typed));
  }
  // A pasted amount is taken whole or not at all: leaving digits away would make another amount of it.
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    const { selectionStart, selectionEnd, value: before, readOnly } = event.currentTarget;
    const isOverAll = before === '' || (selectionStart === 0 && selectionEnd === before.length);
    if (!isOverAll || readOnly) return;
    event.preventDefault();
    const amount = parseKobo(pasted);
    if (amount === null || (isWhole && amount % 100 !== 0))
      setRefusal(
        `‘${pasted.trim().slice(0, 40)}’ was not pasted: it is no amount in ${isWhole ? 'whole naira' : 'naira and kobo'}.`,
      );
    else change(write(amount));
  }

  return (
    <NumericInput
      {...rest}
      errorMessage={refusal ?? errorMessage ?? null}
      text={text}
      onText={change}
      sent={kobo === null ? '' : String(kobo)}
      start={start}
      check={() => judgeRange(kobo, min, max)}
      decimals={decimals}
      digits={exactDigits}
      isGrouped
      before="₦"
      onBlur={() => {
        setRefusal(null);
        if (unfit(text, decimals) === null) setText(kobo === null ? '' : write(kobo));
      }}
      onPaste={paste}
    />
  );
}

/** Kobo are shown where there are any. */
const write = (kobo: number) => koboDigits(kobo).replace(/\.00$/, '');

function judgeRange(kobo: number | null, min?: number, max?: number): string | null {
  if (kobo === null) return null;
  if (min !== undefined && kobo < min) return `Must be ${formatKobo(min)} or more.`;
  if (max !== undefined && kobo > max) return `Must be ${formatKobo(max)} or less.`;
  return null;
}
