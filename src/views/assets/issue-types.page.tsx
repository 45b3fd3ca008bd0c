import { deleteIssueType, listIssueTypes } from '../../services/operations/assets.ts';
import { DeleteNamed } from '../shared/lists/delete-named.tsx';
import { listOf } from '../shared/lists/list.ts';
import { ListPage, OpenButton } from '../shared/lists/list-page.tsx';
import { originColumn } from '../shared/queries/origin.tsx';
import { FaultReportsSwitch } from './faults/fault-reports-switch.tsx';
import { IssueTypeForm } from './issue-type-form.tsx';
import { SettingsPage } from './settings-page.tsx';

const issueTypes = listOf(listIssueTypes, {
  label: 'Issue types',
  searchLabel: 'Search issue types',
  columns: [{ id: 'name', title: 'Issue type', render: ({ name }) => name }, originColumn],
  sortable: ['name'],
  defaultSort: { column: 'name', direction: 'ascending' },
  cacheKey: 'issue-types',
  minWidth: 0,
  emptyIcon: 'alert',
  emptyHint: 'Issue types that you add appear here.',
});
export const readIssueTypes = issueTypes.readAhead;

const refusalOf = ({ is_default }: { is_default: boolean }) => (is_default ? 'Default types are locked' : undefined);

/** The issue types. Default types are locked. */
export const IssueTypesPage = () => (
  <ListPage
    list={issueTypes}
    Frame={SettingsPage}
    title="Issue Types"
    lead="What people choose from when they report an issue with an asset."
    action={<OpenButton modal="issue-type">Add issue type</OpenButton>}
    above={<FaultReportsSwitch />}
    form={{ modal: 'issue-type', show: (type, dialog) => <IssueTypeForm type={type} {...dialog} /> }}
    actsOf={(type, { edit }) => [{ id: 'rename', label: 'Rename', disabledReason: refusalOf(type), onAct: edit }]}
    deleting={{
      refusalOf,
      ask: (chosen, onClose) => (
        <DeleteNamed
          chosen={chosen}
          from="issue types"
          send={deleteIssueType}
          yes="Delete"
          no="Cancel"
          onClose={onClose}
        />
      ),
    }}
  />
);
