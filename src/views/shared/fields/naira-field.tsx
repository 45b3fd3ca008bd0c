import type { ComponentProps } from 'react';
import { nairaDigits } from '../../../../rules/shared/naira.ts';
import { parseKobo } from '../../ui/content/money.ts';
import { MoneyField } from '../../ui/fields/money-field.tsx';

type NairaFieldProps = Omit<ComponentProps<typeof MoneyField>, 'value' | 'defaultValue' | 'onChange' | 'isWhole'> & {
  /** As a form keeps it: plain digits such as `1500.50`, empty where there is no amount. */
  naira: string;
  onNaira: (naira: string) => void;
};

/** An amount that a form keeps in naira, with its kobo. */
export const NairaField = ({ naira, onNaira, ...field }: NairaFieldProps) => (
  <MoneyField
    {...field}
    value={parseKobo(naira)}
    onChange={(kobo) => onNaira(kobo === null ? '' : nairaDigits(kobo / 100))}
  />
);
