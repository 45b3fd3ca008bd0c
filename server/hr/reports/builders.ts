/** The five reports that need no more than access to people. */
import type { components } from '../../../openapi/generated/contract.ts';
import {
  employmentTypeLabels,
  employmentTypes,
  genderLabels,
  genders,
  maritalStatuses,
  maritalStatusLabels,
  terminationReasonLabels,
} from '../../../openapi/generated/lists/hr.record.ts';
import type { Tx } from '../../platform/database/database.ts';
import { monthText } from '../../platform/time/dates.ts';
import { ageBandsOn } from './ages.ts';
import { type Figure, figureOf, type PeopleOf, people, peopleOf, plain, type Table } from './layout.ts';
import * as store from './store.ts';
import { monthsOf, type Period, turnoverIn } from './turnover.ts';

type Name = components['schemas']['HrReportName'];
export type Source = { tx: Tx; businessId: string; period: Period; part: store.Part };
export type Content = { figures: Figure[]; tables: Table[] };

const columnsOf = (...labels: string[]): Table['columns'] => labels.map((label) => ({ label, unit: 'people' }));
const percent = { label: 'Turnover', unit: 'percent' } as const;

const voluntary = new Set<string | null>(['resignation', 'retirement']);

async function turnover({ tx, businessId, period, part }: Source): Promise<Content> {
  const of = peopleOf(part);
  const movements = await store.readMovements(tx, businessId, period, part);
  const all = turnoverIn(period, movements);
  const ends = movements.ends.filter(({ day }) => day >= period.start);
  const left = (reasons: typeof ends) => reasons.reduce((sum, { count }) => sum + count, 0);
  const chosen = left(ends.filter(({ reason }) => voluntary.has(reason)));
  const within = { left_from: period.start, left_to: period.end };
  const reasons = Object.entries(terminationReasonLabels)
    .map(([reason, label]) => ({ reason, label, count: left(ends.filter((one) => one.reason === reason)) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  return {
    figures: [
      { label: 'Turnover', unit: 'percent', ...plain(all.rate) },
      figureOf('Left', all.left, of(within)),
      figureOf('Joined', all.joined, of({ hired_from: period.start, hired_to: period.end })),
      { label: 'People on average', unit: 'people', ...plain(all.average) },
      {
        label: 'Left by their own choice',
        unit: 'percent',
        ...plain(all.left === 0 ? null : Math.round((chosen / all.left) * 1000) / 10),
      },
    ],
    tables: [
      {
        title: 'Joined and left',
        heading: 'Month',
        chart: 'flow',
        columns: [...columnsOf('Joined', 'Left', 'People at the end'), percent],
        rows: monthsOf(period).map((month) => {
          const { joined, left: leavers, closing, rate } = turnoverIn(month, movements);
          return {
            label: monthText(month.start),
            cells: [
              people(joined, of({ hired_from: month.start, hired_to: month.end })),
              people(leavers, of({ left_from: month.start, left_to: month.end })),
              people(closing, of({ employed_on: month.end })),
              plain(rate),
            ],
          };
        }),
        note: 'Turnover is the number who left as a percentage of the average number of people, day by day.',
      },
      {
        title: 'Why people left',
        heading: 'Reason',
        chart: 'bars',
        columns: columnsOf('People'),
        rows: reasons.map(({ reason, label, count }) => ({ label, cells: [people(count, of({ ...within, reason }))] })),
        note: 'Resignation and retirement count as their own choice.',
      },
    ],
  };
}

async function employeeCount({ tx, businessId, period, part }: Source): Promise<Content> {
  const of = peopleOf(part);
  const movements = await store.readMovements(tx, businessId, period, part);
  const { opening, closing } = turnoverIn(period, movements);
  const undated = await store.countWithoutHireDate(tx, businessId, part);
  return {
    figures: [
      figureOf('People now', closing, of({ employed_on: period.end })),
      { label: 'People before', unit: 'people', ...plain(opening) },
      { label: 'Change', unit: 'people', ...plain(closing - opening) },
      figureOf('Without a hire date', undated, of({ without: 'hire_date' })),
    ],
    tables: [
      {
        title: 'People at the end of each month',
        heading: 'Month',
        chart: 'line',
        columns: columnsOf('People', 'Joined', 'Left'),
        rows: monthsOf(period).map((month) => {
          const { joined, left, closing: count } = turnoverIn(month, movements);
          return {
            label: monthText(month.start),
            cells: [
              people(count, of({ employed_on: month.end })),
              people(joined, of({ hired_from: month.start, hired_to: month.end })),
              people(left, of({ left_from: month.start, left_to: month.end })),
            ],
          };
        }),
        note: undated === 0 ? null : 'People without a hire date count as having always been there.',
      },
    ],
  };
}

type Groups = {
  title: string;
  heading: string;
  column: store.Column;
  filter: string;
  /** In their order; without it the largest group is first. */
  order?: readonly string[];
  /** Of those for whom nothing is recorded. */
  noneLabel?: string;
  labelOf: (key: string) => string;
};

/** People at the close of a day by what is recorded about them. */
async function grouped({ tx, businessId, period, part }: Source, groups: Groups, of: PeopleOf): Promise<Table> {
  const counted = await store.countBy(tx, businessId, period.end, groups.column, part);
  const { order } = groups;
  const rows = counted.toSorted((one, other) => {
    if (one.key === null || other.key === null) return Number(one.key === null) - Number(other.key === null);
    return order ? order.indexOf(one.key) - order.indexOf(other.key) : 0;
  });
  return {
    title: groups.title,
    heading: groups.heading,
    chart: 'bars',
    columns: columnsOf('People'),
    rows: rows.map(({ key, count }) => ({
      label: key === null ? (groups.noneLabel ?? 'Not recorded') : groups.labelOf(key),
      cells: [
        people(
          count,
          of({ employed_on: period.end, ...(key === null ? { without: groups.filter } : { [groups.filter]: key }) }),
        ),
      ],
    })),
    note: null,
  };
}

const totalOf = ({ rows }: Table) => rows.reduce((sum, { cells: [first] }) => sum + (first?.value ?? 0), 0);
const labelIn = (labels: Record<string, string>) => (key: string) => labels[key] ?? key;

async function headCount(source: Source): Promise<Content> {
  const { tx, businessId, period, part } = source;
  const of = peopleOf(part);
  const departments = await store.readNames(tx, businessId, 'departments');
  const regions = await store.readNames(tx, businessId, 'regions');
  const subsidiaries = await store.readNames(tx, businessId, 'subsidiaries');
  const nameIn = (names: Map<string, string>) => (key: string) => names.get(key) ?? '';
  const tables = [
    await grouped(
      source,
      {
        title: 'By department',
        heading: 'Department',
        column: 'department',
        filter: 'department',
        labelOf: nameIn(departments),
      },
      of,
    ),
    await grouped(
      source,
      { title: 'By region', heading: 'Region', column: 'region', filter: 'region', labelOf: nameIn(regions) },
      of,
    ),
    await grouped(
      source,
      {
        title: 'By type of employment',
        heading: 'Type',
        column: 'employment_type',
        filter: 'employment_type',
        order: employmentTypes,
        labelOf: labelIn(employmentTypeLabels),
      },
      of,
    ),
  ];
  // A business that is no group has nothing to say of it.
  if (subsidiaries.size > 0)
    tables.splice(
      2,
      0,
      await grouped(
        source,
        {
          title: 'By subsidiary',
          heading: 'Subsidiary',
          column: 'subsidiary',
          filter: 'subsidiary',
          noneLabel: 'The business itself',
          labelOf: nameIn(subsidiaries),
        },
        of,
      ),
    );
  const [first] = tables;
  const total = first === undefined ? 0 : totalOf(first);
  return { figures: [figureOf('People', total, of({ employed_on: period.end }))], tables };
}

async function diversity(source: Source): Promise<Content> {
  const { tx, businessId, period, part } = source;
  const of = peopleOf(part);
  const on = { employed_on: period.end };
  const gender = await grouped(
    source,
    {
      title: 'By gender',
      heading: 'Gender',
      column: 'gender',
      filter: 'gender',
      order: genders,
      labelOf: labelIn(genderLabels),
    },
    of,
  );
  const names = await store.readNames(tx, businessId, 'departments');
  const counted = await store.countByGenderAnd(tx, businessId, period.end, 'department', part);
  const countOf = (department: string | null, sex: string | null) =>
    counted.find((one) => one.key === department && one.gender === sex)?.count ?? 0;
  const departments = [...new Set(counted.map(({ key }) => key))]
    .map((key) => ({ key, label: key === null ? 'Not recorded' : (names.get(key) ?? '') }))
    .toSorted(
      (one, other) => Number(one.key === null) - Number(other.key === null) || one.label.localeCompare(other.label),
    );
  const women = gender.rows.find(({ label }) => label === genderLabels.female)?.cells[0]?.value ?? 0;
  const known = gender.rows.filter(({ label }) => label !== 'Not recorded');
  const all = known.reduce((sum, { cells: [first] }) => sum + (first?.value ?? 0), 0);
  const rest: Groups[] = [
    {
      title: 'By state of origin',
      heading: 'State',
      column: 'state_of_origin',
      filter: 'state_of_origin',
      labelOf: (key: string) => key,
    },
    {
      title: 'By nationality',
      heading: 'Nationality',
      column: 'nationality',
      filter: 'nationality',
      labelOf: (key: string) => new Intl.DisplayNames('en', { type: 'region' }).of(key) ?? key,
    },
    {
      title: 'By marital status',
      heading: 'Status',
      column: 'marital_status',
      filter: 'marital_status',
      order: maritalStatuses,
      labelOf: labelIn(maritalStatusLabels),
    },
  ];
  const tables = [gender];
  for (const groups of rest) tables.push(await grouped(source, groups, of));
  tables.splice(1, 0, {
    title: 'Gender by department',
    heading: 'Department',
    chart: 'none',
    columns: columnsOf(genderLabels.female, genderLabels.male, 'Not recorded'),
    rows: departments.map(({ key, label }) => {
      const department = key === null ? { without: 'department' } : { department: key };
      const missing = countOf(key, null);
      return {
        label,
        cells: [
          people(countOf(key, 'female'), of({ ...on, ...department, gender: 'female' })),
          people(countOf(key, 'male'), of({ ...on, ...department, gender: 'male' })),
          people(missing, key === null ? null : of({ ...on, ...department, without: 'gender' })),
        ],
      };
    }),
    note: null,
  });
  return {
    figures: [
      figureOf('People', totalOf(gender), of(on)),
      {
        label: 'Women',
        unit: 'percent',
        value: all === 0 ? null : Math.round((women / all) * 1000) / 10,
        people: women === 0 ? null : of({ ...on, gender: 'female' }),
      },
    ],
    tables,
  };
}

async function ageProfile({ tx, businessId, period, part }: Source): Promise<Content> {
  const of = peopleOf(part);
  const on = { employed_on: period.end };
  const bands = ageBandsOn(period.end);
  const counted = await store.countByAge(tx, businessId, period.end, bands, part);
  const { average, median } = await store.readAges(tx, businessId, period.end, part);
  const countOf = (band: number | null, ...other: (string | null)[]) =>
    counted
      .filter((one) => one.band === band && (other.length === 0 || other.includes(one.gender)))
      .reduce((sum, { count }) => sum + count, 0);
  const missing = countOf(null);
  const rows = bands.map(({ label, bornFrom, bornTo }, band) => {
    const born = {
      ...(bornFrom === null ? {} : { born_from: bornFrom }),
      ...(bornTo === null ? {} : { born_to: bornTo }),
    };
    return {
      label,
      cells: [
        people(countOf(band), of({ ...on, ...born })),
        people(countOf(band, 'female'), of({ ...on, ...born, gender: 'female' })),
        people(countOf(band, 'male'), of({ ...on, ...born, gender: 'male' })),
      ],
    };
  });
  const unknown = {
    label: 'Not recorded',
    cells: [
      people(missing, of({ ...on, without: 'birth_date' })),
      people(countOf(null, 'female'), of({ ...on, without: 'birth_date', gender: 'female' })),
      people(countOf(null, 'male'), of({ ...on, without: 'birth_date', gender: 'male' })),
    ],
  };
  return {
    figures: [
      { label: 'Average age', unit: 'years', ...plain(average) },
      { label: 'Median age', unit: 'years', ...plain(median) },
    ],
    tables: [
      {
        title: 'By age',
        heading: 'Age',
        chart: 'bars',
        columns: columnsOf('People', genderLabels.female, genderLabels.male),
        rows: missing === 0 ? rows : [...rows, unknown],
        note: 'In completed years at the end of the period.',
      },
    ],
  };
}

export const builders: Record<Name, { title: string; build: (source: Source) => Promise<Content> }> = {
  turnover: { title: 'Turnover', build: turnover },
  'employee-count': { title: 'Employee count', build: employeeCount },
  'head-count': { title: 'Head count', build: headCount },
  'diversity-demographic': { title: 'Diversity', build: diversity },
  'age-profile': { title: 'Age profile', build: ageProfile },
};
