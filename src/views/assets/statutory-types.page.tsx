import { deleteDocumentType, listDocumentTypes } from '../../services/operations/assets.ts';
import { DeleteNamed } from '../shared/lists/delete-named.tsx';
import { listOf } from '../shared/lists/list.ts';
import { ListPage, OpenButton } from '../shared/lists/list-page.tsx';
import { originColumn } from '../shared/queries/origin.tsx';
import { pageInMemory } from '../ui/lists/table-in-memory.ts';
import { SettingsPage } from './settings-page.tsx';
import { StatutoryTypeForm } from './statutory-type-form.tsx';

const nameOf = ({ name }: { name: string }) => name;

const statutoryTypes = listOf(listDocumentTypes, {
  label: 'Statutory information',
  searchLabel: 'Search statutory information',
  columns: [{ id: 'name', title: 'Statutory information', render: nameOf }, originColumn],
  sortable: ['name'],
  pageOf: (types, table) => pageInMemory(types, table, { textOf: nameOf, orders: { name: nameOf } }),
  minWidth: 0,
  emptyIcon: 'document',
  emptyHint: 'Types that you add appear here.',
});
export const readStatutoryTypes = statutoryTypes.readAhead;

const refusalOf = ({ is_default }: { is_default: boolean }) => (is_default ? 'Preset types are locked' : undefined);

/** The kinds of statutory documents. The preset ones come first and are locked. */
export const StatutoryTypesPage = () => (
  <ListPage
    list={statutoryTypes}
    Frame={SettingsPage}
    title="Statutory Information"
    lead="The papers that the law asks of your assets and vehicles."
    action={<OpenButton modal="statutory-type">Add Statutory Information</OpenButton>}
    form={{ modal: 'statutory-type', show: (type, dialog) => <StatutoryTypeForm type={type} {...dialog} /> }}
    actsOf={(type, { edit }) => [{ id: 'edit', label: 'Edit', disabledReason: refusalOf(type), onAct: edit }]}
    deleting={{
      refusalOf,
      ask: (chosen, onClose) => (
        <DeleteNamed
          chosen={chosen}
          from="Statutory types"
          send={deleteDocumentType}
          yes="Delete"
          no="Cancel"
          onClose={onClose}
        />
      ),
    }}
  />
);
