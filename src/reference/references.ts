import { type Reference, referenceGroups } from '../views/ui/reference.ts';

/** A component's page, named in the address by its file. */
export type ReferencePage = Reference & { slug: string };

const files = import.meta.glob<{ reference: Reference }>('../views/ui/*.reference.tsx', { eager: true });

export const pages: ReferencePage[] = Object.entries(files)
  .map(([file, { reference }]) => ({ ...reference, slug: file.replace(/^.*\/(.+)\.reference\.tsx$/, '$1') }))
  .sort((one, other) => one.name.localeCompare(other.name));

export const groups = referenceGroups
  .map((name) => ({ name, pages: pages.filter((page) => page.group === name) }))
  .filter((group) => group.pages.length > 0);
