import type { components } from '../../../../openapi/generated/contract.ts';

type SharedWith = components['schemas']['CompanyFile']['shared_with'];

/** So many names stand in a cell; of more, it says how many. */
const mostNamed = 2;

/** `Everyone`, `Transport and Bola Ade`, or `3 departments and 5 people`; null for nobody. */
export function sharedText({ everyone, departments, people }: SharedWith): string | null {
  if (everyone) return 'Everyone';
  const names = [
    ...departments.map(({ name }) => name),
    ...people.map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim()),
  ];
  if (names.length === 0) return null;
  if (names.length <= mostNamed) return names.join(' and ');
  const counted = (count: number, one: string, several: string) =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
  return [
    ...counted(departments.length, 'department', 'departments'),
    ...counted(people.length, 'person', 'people'),
  ].join(' and ');
}
