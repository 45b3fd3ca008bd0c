import type { components } from '../../../../openapi/generated/contract.ts';
import { formatMoney, shortNaira } from '../../ui/content/money.ts';

type Unit = components['schemas']['FigureUnit'];

/** A number as it is read; a dash for what cannot be said, or may not. */
export function figureText(value: number | null, unit: Unit): string {
  if (value === null) return '–';
  if (unit === 'naira') return formatMoney(value, 'NGN');
  const text = value.toLocaleString('en-NG', { maximumFractionDigits: 1 });
  return unit === 'percent' ? `${text} %` : text;
}

/** The same for a narrow card; the exact sum stands below it. */
export const shortFigureText = (value: number | null, unit: Unit): string =>
  value !== null && unit === 'naira' ? shortNaira(value) : figureText(value, unit);
