import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

export type Person = {
  id: string;
  /** The code that people know them by. */
  employee_id: string;
  first_name: string;
  last_name: string;
  /** Address of a picture. */
  photo: string | null;
  job_title: string | null;
  department_name: string | null;
};

export type PeopleFilter = {
  search: string;
  department: string | null;
  status: string | null;
  active: boolean | null;
};

/** How many people one answer holds. */
const peoplePageSize = 20;

/** Pages are counted from 1; there is another one as long as `next` says so. */
export type PeoplePage = { results: Person[]; next: string | null; count: number };
export type LoadPeople = (
  asked: PeopleFilter & { page: number; page_size: typeof peoplePageSize },
  signal: AbortSignal,
) => Promise<PeoplePage>;

export const nameOf = ({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim();

/** People page by page. What is shown stays until the answer to a new filter is there. */
export function usePeople(queryKey: QueryKey, load: LoadPeople, filter: PeopleFilter) {
  const query = useInfiniteQuery({
    queryKey: [...queryKey, filter],
    queryFn: ({ pageParam, signal }) =>
      load({ ...filter, search: filter.search.trim(), page: pageParam, page_size: peoplePageSize }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ next }, pages) => (next === null ? undefined : pages.length + 1),
    placeholderData: keepPreviousData,
  });
  return { ...query, people: peopleOf(query.data?.pages), count: query.data?.pages[0]?.count ?? 0 };
}

export type FoundPeople = ReturnType<typeof usePeople>;

/** A person can appear on two pages when someone joins between two requests. */
export function peopleOf(pages: readonly PeoplePage[] = []): Person[] {
  return [...new Map(pages.flatMap(({ results }) => results).map((person) => [person.id, person])).values()];
}

type Emptiness = {
  search: string;
  /** The name of the department that is asked for. */
  department: string | null;
  /** Somebody has narrowed the list to a status, or to those who are active or not. */
  hasStatus: boolean;
  /** The list leaves out who has been assigned. */
  isOfUnassigned: boolean;
};

/**
 * What an empty list says. A search that finds nobody says so, whatever else is set. Without one, a list of those who
 * have not been assigned yet is empty because all of the department, or all of the business, have been; narrowed to a
 * status it may be empty for another reason, as may be every other list.
 */
export function emptyMessage({ search, department, hasStatus, isOfUnassigned }: Emptiness): string {
  if (search.trim() !== '') return "Couldn't find employee with the searched name";
  if (!isOfUnassigned || hasStatus) return 'No employees found';
  if (department !== null) return `All employee in ${department} Department has been assigned`;
  return 'All employees have been Assigned';
}
