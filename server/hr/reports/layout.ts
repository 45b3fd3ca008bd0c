/** How a report is put together: figures and tables whose numbers know the people behind them. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Part } from './store.ts';

type Schemas = components['schemas'];
export type Figure = Schemas['ReportFigure'];
export type Table = Schemas['ReportTable'];
export type Cell = Table['rows'][number]['cells'][number];
type Filter = Schemas['PeopleFilter'];
/** Of the list of employees. */
export type PeopleOf = (filter: Filter) => Filter;

/** The people of the part of the business that a report is about. */
export const peopleOf =
  ({ department, location }: Part): PeopleOf =>
  (filter) => ({
    ...(department === undefined ? {} : { department }),
    ...(location === undefined ? {} : { region: location }),
    ...filter,
  });

/** A number of people, with those behind it; nobody stands behind none. */
export const people = (value: number, filter: Filter | null): Cell => ({ value, people: value === 0 ? null : filter });
/** A number that is not of people. */
export const plain = (value: number | null): Cell => ({ value, people: null });

export const figureOf = (label: string, value: number, filter: Filter): Figure => ({
  label,
  unit: 'people',
  ...people(value, filter),
});
