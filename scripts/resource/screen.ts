/** The list, the form and the tests in the browser of a new resource. */
import type { Field, Names } from './names.ts';
import { samples } from './server.ts';

type Permissions = { read: string; change: string };

function columnOf({ name, kind, title }: Field): string[] {
  if (kind === 'text') return [];
  const [shown, isNumber] = {
    line: [name, ''],
    text: [name, ''],
    email: [name, ''],
    phone: [name, ''],
    day: [`${name} && showDate(${name})`, ''],
    number: [`${name}?.toLocaleString('en-NG') ?? null`, ' isNumber: true,'],
  }[kind] as [string, string];
  return [`    { id: '${name}', title: '${title}',${isNumber} render: ({ ${name} }) => ${shown} },\n`];
}

export function pageOf(names: Names, fields: readonly Field[], { change }: Permissions): string {
  const { domain, kebab, oneKebab, camel, oneCamel, pascal, onePascal, words, oneWords, title } = names;
  const hasDay = fields.some(({ kind }) => kind === 'day');
  return `import { bulkDelete${pascal}, delete${onePascal}, list${pascal} } from '../../services/operations/${domain}.${kebab}.ts';
import { useBusiness } from '../shared/business/business.ts';
import { DeleteRows } from '../shared/lists/delete-rows.tsx';
import { listOf } from '../shared/lists/list.ts';
import { ListPage, OpenButton } from '../shared/lists/list-page.tsx';
${hasDay ? "import { showDate } from '../ui/content/date.ts';\n" : ''}import { notify } from '../ui/feedback/toast.tsx';
import { ${onePascal}Form } from './${oneKebab}-form.tsx';

const ${camel} = listOf(list${pascal}, {
  label: '${title}',
  searchLabel: 'Search ${words}',
  columns: [
${fields.flatMap(columnOf).join('')}  ],
  sortable: ['name'],
  defaultSort: { column: 'name', direction: 'ascending' },
  cacheKey: '${camel}',
  emptyHint: '${title} that you add appear here.',
});
export const read${pascal} = ${camel}.readAhead;

export function ${pascal}Page() {
  const { id: businessId, may } = useBusiness();
  const mayChange = may('${change}');
  return (
    <ListPage
      list={${camel}}
      title="${title}"
      lead="The ${words} of the business."
      action={mayChange ? <OpenButton modal="${oneKebab}">Add ${oneWords}</OpenButton> : null}
      form={{
        modal: '${oneKebab}',
        show: (${oneCamel}, { isOpen, onClose }) =>
          isOpen ? <${onePascal}Form ${oneCamel}={${oneCamel}} onClose={onClose} /> : null,
      }}
      actsOf={mayChange ? (_, { edit }) => [{ id: 'edit', label: 'Edit', onAct: edit }] : undefined}
      deleting={
        mayChange
          ? {
              hasSeveral: true,
              ask: (chosen, onClose) => {
                const what = chosen?.one?.name ?? \`\${chosen?.count} ${words}\`;
                return (
                  <DeleteRows
                    chosen={chosen}
                    title={\`Delete \${what}\`}
                    one={(id, options) => delete${onePascal}({ businessId, id }, options)}
                    several={(ids, options) => bulkDelete${pascal}({ businessId, ids }, options)}
                    onDeleted={() => notify('good', \`\${what} deleted\`)}
                    onClose={onClose}
                  >
                    This cannot be undone.
                  </DeleteRows>
                );
              },
            }
          : null
      }
    />
  );
}
`;
}

function sentOf({ name, kind, isOptional }: Field): string {
  const text = `textOf(values, '${name}')`;
  if (kind === 'number') return isOptional ? `${text} === '' ? null : Number(${text})` : `Number(${text})`;
  if (kind === 'day') return isOptional ? `${text} || null` : text;
  return isOptional ? `${text}.trim() || null` : text;
}

const parts: Record<Field['kind'], readonly [component: string, file: string, own: string]> = {
  line: ['TextField', 'field', ''],
  text: ['TextArea', 'text-area', ''],
  email: ['TextField', 'field', ' type="email" inputMode="email"'],
  phone: ['TextField', 'field', ' type="tel" inputMode="tel"'],
  day: ['DateField', 'date-field', ''],
  number: ['NumberField', 'number-field', ''],
};

export function formOf(names: Names, fields: readonly Field[]): string {
  const { domain, kebab, oneCamel, onePascal, oneWords } = names;
  const limits = `create${onePascal}Limits`;
  const shown = fields.map((field) => {
    const { name, kind, isOptional, title } = field;
    const [component, , own] = parts[kind];
    const empty = kind === 'day' || kind === 'number' ? 'null' : "''";
    // A day has no limits in the contract.
    const needed =
      kind === 'day'
        ? isOptional
          ? ' isOptional'
          : ' isRequired'
        : ` {...${limits}.${name}}${isOptional ? ' isOptional' : ''}`;
    return `      <${component} label="${title}" name="${name}"${own} defaultValue={${oneCamel}?.${name} ?? ${empty}}${needed} />`;
  });
  const used = [...new Map(fields.map(({ kind }) => [parts[kind][0], parts[kind][1]]))];
  const imports = used
    .map(([component, file]) => `import { ${component} } from '../ui/fields/${file}.tsx';\n`)
    .join('');
  return `import type { components } from '../../../openapi/generated/contract.ts';
import { ${limits} } from '../../../openapi/generated/limits/${domain}.${kebab}.ts';
import { create${onePascal}, update${onePascal} } from '../../services/operations/${domain}.${kebab}.ts';
import { useBusiness } from '../shared/business/business.ts';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { textOf } from '../ui/fields/form.tsx';
${imports}
type Schemas = components['schemas'];
type ${onePascal}FormProps = {
  /** The ${oneWords} to change; null to add one. */
  ${oneCamel}: Schemas['${onePascal}'] | null;
  onClose: () => void;
};

export function ${onePascal}Form({ ${oneCamel}, onClose }: ${onePascal}FormProps) {
  const { id: businessId } = useBusiness();
  const request = useRequest({
    send: ({ signal, idempotencyKey }, body: Schemas['New${onePascal}']) =>
      ${oneCamel} === null
        ? create${onePascal}({ businessId, idempotencyKey, ...body }, { signal })
        : update${onePascal}({ businessId, id: ${oneCamel}.id, seen: ${oneCamel}, ...body }, { signal }),
    onDone: ({ name }) => {
      notify('good', ${oneCamel} === null ? \`\${name} added\` : \`\${name} saved\`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={${oneCamel} === null ? 'Add ${oneWords}' : 'Edit ${oneWords}'}
      label="${oneWords.charAt(0).toUpperCase()}${oneWords.slice(1)}"
      isOpen
      onClose={onClose}
      request={request}
      submit="Save"
      onSubmit={(values) =>
        request.send({
${fields.map((field) => `          ${field.name}: ${sentOf(field)},`).join('\n')}
        })
      }
    >
${shown.join('\n')}
    </FormDialog>
  );
}
`;
}

/** Both tests send it to the server as a person types it. */
const formOfSample = (fields: readonly Field[]) =>
  fields.map(({ name, kind }) => `${name}: ${name === 'name' ? "'Balogun & Sons'" : samples[kind][1]}`).join(', ');

export function screensOf(
  { domain, kebab, oneKebab, pascal, snake, oneWords }: Names,
  fields: readonly Field[],
): string {
  return `import type { Page } from '@playwright/test';
import type { World } from '../../worlds/world.ts';
import { asOwner, failing, retryShown, type Screen } from '../screens.ts';
import { openAs } from '../test.ts';

/** As an owner who has a ${oneWords}. */
async function with${pascal}(page: Page, world: World) {
  const person = await world.shared('owner with a ${oneWords}', async () => {
    const owner = await world.owner();
    const signedIn = await world.signIn(owner);
    await world.call('POST', \`/c/\${world.businessOf(signedIn)}/${snake}/\`, {
      token: signedIn.accessToken,
      json: { ${formOfSample(fields)} },
    });
    return owner;
  });
  await openAs(page, world, person, '/${domain}/${kebab}');
}

export const of${pascal}: readonly Screen[] = [
  {
    name: '${kebab}',
    open: with${pascal},
    states: [
      { name: 'empty', open: asOwner('/${domain}/${kebab}') },
      { name: 'form', open: asOwner('/${domain}/${kebab}?modal=${oneKebab}') },
      { name: 'failing', open: asOwner('/${domain}/${kebab}', retryShown, failing('**/${snake}/**')) },
    ],
  },
];
`;
}

export function storyOf({ domain, kebab, oneWords }: Names, fields: readonly Field[]): string {
  const needed = fields.filter(({ name, isOptional }) => name !== 'name' && !isOptional);
  const filled = needed.map(({ title, kind }) => {
    const text = kind === 'number' ? "'12'" : samples[kind][1];
    return `  await form.getByLabel('${title}', { exact: true }).fill(${text});\n`;
  });
  return `import { expect, openAs, test } from '../test.ts';

test('a ${oneWords} is added, changed and deleted', async ({ page, world }) => {
  await openAs(page, world, await world.owner(), '/${domain}/${kebab}');
  await page.getByRole('button', { name: 'Add ${oneWords}' }).click();
  const form = page.getByRole('dialog', { name: 'Add ${oneWords}' });
  await form.getByLabel('Name', { exact: true }).fill('Balogun');
${filled.join('')}  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('row', { name: /Balogun/ }).getByRole('button', { name: /Balogun/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit ${oneWords}' });
  await edit.getByLabel('Name', { exact: true }).fill('Balogun & Sons');
  await edit.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: /Balogun & Sons/ });
  await row.getByRole('button', { name: /Balogun & Sons/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(row).toBeHidden();
});
`;
}
