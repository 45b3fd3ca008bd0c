import type { Reference } from './reference.ts';

/** The groups at `/ui` in the order in which they are listed: a folder of `src/views/ui` each, then `src/views/shared`, then `examples`. */
const groupNames = {
  foundations: 'Foundations',
  actions: 'Actions',
  fields: 'Fields',
  choices: 'Choices',
  files: 'Files',
  overlays: 'Overlays',
  navigation: 'Navigation',
  lists: 'Lists',
  content: 'Content',
  feedback: 'Feedback',
  shared: 'Parts of the product',
  examples: 'Whole pages',
};

/** A component's page, named in the address by its file. */
export type ReferencePage = Reference & { slug: string; folder: string };

const files = import.meta.glob<{ reference: Reference }>(
  ['../views/ui/*/*.reference.tsx', '../views/shared/*/*.reference.tsx', './examples/*.reference.tsx'],
  {
    eager: true,
  },
);

export const pages: ReferencePage[] = Object.entries(files)
  .map(([file, { reference }]) => {
    const [above = '', folder = '', name = ''] = file.split('/').slice(-3);
    return { ...reference, folder: above === 'shared' ? above : folder, slug: name.replace('.reference.tsx', '') };
  })
  .sort((one, other) => one.name.localeCompare(other.name));

export const groups = Object.entries(groupNames).map(([folder, name]) => ({
  name,
  pages: pages.filter((page) => page.folder === folder),
}));
