/**
 * `npm run props`: writes the props of every component in `src/views/ui` and `src/views/shared` for the reference at `/ui`, from
 * their types and docstrings. `--check` writes nothing and fails when the file has drifted.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { withCustomConfig } from 'react-docgen-typescript';

const file = 'src/reference/props.json';

const parser = withCustomConfig('tsconfig.json', {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  // Props of HTML elements are left out.
  propFilter: (prop) => !prop.parent?.fileName.includes('node_modules') || prop.description !== '',
});

const sources = globSync(['src/views/ui/*/*.tsx', 'src/views/shared/*.tsx'])
  .filter((name) => !/\.(test|testing|reference)\.tsx$/.test(name))
  .sort();

const components = parser.parse(sources).map(({ displayName, description, props }) => {
  const listed = Object.values(props).map((prop) => ({
    name: prop.name,
    type: typeOf(prop.type),
    isRequired: prop.required,
    default: prop.defaultValue === null ? null : String((prop.defaultValue as { value: unknown }).value),
    description: prop.description.replaceAll('\n', ' '),
  }));
  return [displayName, { description: description.replaceAll('\n', ' '), props: listed }] as const;
});

/** A union of literals as its members, any other type as written. */
function typeOf({ name, raw, value }: { name: string; raw?: string; value?: { value: string }[] }): string {
  return name === 'enum' && value ? value.map((each) => each.value).join(' | ') : (raw ?? name);
}

const now = `${JSON.stringify(Object.fromEntries(components.sort(([one], [other]) => one.localeCompare(other))), null, 1)}\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== now) {
    console.error(`${file} has drifted from the components: run npm run props.`);
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, now);
  console.log(`${components.length} components in ${file}.`);
}
