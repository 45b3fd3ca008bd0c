/** What people are paid, so that no group tells what one of them is paid. */
import { employmentTypeLabels } from '../../../openapi/generated/lists/hr.record.ts';
import type { Content, Source } from './builders.ts';
import { type Cell, people, peopleOf, plain, type Table } from './layout.ts';
import { type PaidGroup, readMonthlyPay } from './salary-store.ts';
import { readNames } from './store.ts';

/** Nothing is said about the pay of a smaller group. */
export const smallestGroup = 5;

/**
 * The groups about whose pay something may be said. The total less these groups would tell of those that stay silent, so
 * more of them stay silent, the smallest first, until these are enough people together.
 */
export function speakingGroups<Group extends { paid: number }>(groups: readonly Group[]): Set<Group> {
  const bySize = groups.filter(({ paid }) => paid > 0).toSorted((one, other) => one.paid - other.paid);
  let silent = 0;
  const speaking = bySize.filter(({ paid }) => {
    const isSpeaking = paid >= smallestGroup && (silent === 0 || silent >= smallestGroup);
    if (!isSpeaking) silent += paid;
    return isSpeaking;
  });
  return new Set(speaking);
}

/** Whole naira a month, where each band begins. */
const bandStarts = [0, 100_000, 200_000, 300_000, 500_000, 1_000_000] as const;
const naira = new Intl.NumberFormat('en-NG', {
  style: 'currency',
  currency: 'NGN',
  maximumFractionDigits: 0,
  currencyDisplay: 'narrowSymbol',
});

const bandLabel = (at: number): string => {
  const [from = 0, next] = [bandStarts[at], bandStarts[at + 1]];
  if (next === undefined) return `${naira.format(from)} and over`;
  return from === 0 ? `Under ${naira.format(next)}` : `${naira.format(from)} to ${naira.format(next - 1)}`;
};

export async function salaries({ tx, businessId, period, part }: Source): Promise<Content> {
  const of = peopleOf(part);
  const { total, bands, departments, types } = await readMonthlyPay(tx, businessId, period.end, part, bandStarts);
  const names = await readNames(tx, businessId, 'departments');
  const isSilent = total.paid < smallestGroup;
  const money = (isSpeaking: boolean, value: number | null): Cell => plain(isSpeaking ? value : null);
  const table = (
    title: string,
    heading: string,
    groups: readonly PaidGroup[],
    nameOf: (key: string) => string,
    filter: string,
  ): Table => {
    const speaking = isSilent ? new Set<PaidGroup>() : speakingGroups(groups);
    return {
      title,
      heading,
      chart: 'none',
      columns: [
        { label: 'People', unit: 'people' },
        { label: 'Average', unit: 'naira' },
        { label: 'Median', unit: 'naira' },
      ],
      rows: groups.map((group) => ({
        label: group.key === null ? 'Not recorded' : nameOf(group.key),
        cells: [
          people(
            group.people,
            of({ employed_on: period.end, ...(group.key === null ? { without: filter } : { [filter]: group.key }) }),
          ),
          money(speaking.has(group), group.average),
          money(speaking.has(group), group.median),
        ],
      })),
      note: `Pay is shown for groups of ${smallestGroup} people or more.`,
    };
  };
  return {
    figures: [
      { label: 'People with pay', unit: 'people', ...plain(total.paid) },
      { label: 'Average a month', unit: 'naira', ...money(!isSilent, total.average) },
      { label: 'Median a month', unit: 'naira', ...money(!isSilent, total.median) },
      { label: 'All pay a month', unit: 'naira', ...money(!isSilent, total.sum) },
    ],
    tables: [
      {
        title: 'By monthly pay',
        heading: 'Pay a month',
        chart: isSilent ? 'none' : 'bars',
        columns: [{ label: 'People', unit: 'people' }],
        rows: isSilent
          ? []
          : bandStarts.map((_, at) => ({
              label: bandLabel(at),
              cells: [plain(bands.find(({ band }) => band === at)?.count ?? 0)],
            })),
        note: 'Pay as it is now, before deductions, converted to months. Who earns what stands in each record.',
      },
      table('By department', 'Department', departments, (key) => names.get(key) ?? '', 'department'),
      table(
        'By type of employment',
        'Type',
        types,
        (key) => (employmentTypeLabels as Record<string, string>)[key] ?? key,
        'employment_type',
      ),
    ],
  };
}
