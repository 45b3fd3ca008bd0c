import { useState } from 'react';
import type { Reference } from '../../../reference/reference.ts';
import { Row } from '../../../reference/specimen.tsx';
import { Avatar } from '../content/avatar.tsx';
import { download, edit, plus, trash, wrench } from '../foundations/icons.ts';
import { ActionMenu, Menu, RowMenu } from './menu.tsx';

const nothing = () => undefined;

function Profile() {
  const [theme, setTheme] = useState('system');
  return (
    <Menu
      label="Profile"
      head={{ name: 'Adaeze Okafor', note: 'adaeze@okaforlogistics.ng' }}
      choice={{
        label: 'Theme',
        value: theme,
        onChange: setTheme,
        entries: [
          { id: 'system', label: 'Like the device' },
          { id: 'light', label: 'Light' },
          { id: 'dark', label: 'Dark' },
        ],
      }}
      entries={[{ id: 'signOut', label: 'Sign out', icon: 'leave' }]}
      onAct={nothing}
    >
      <Avatar name="Adaeze Okafor" />
    </Menu>
  );
}

export const reference: Reference = {
  name: 'Menu',
  use: 'Acts that are not worth a button each: of one row (RowMenu), several ways of one act (ActionMenu), or of the person (Menu). A choice that stays is a select; links to places are tabs.',
  components: ['RowMenu', 'ActionMenu', 'Menu'],
  states: [
    {
      name: 'Of a row, with an act that destroys and one that cannot be done now',
      opener: 'Actions for Howo A7 tipper',
      Show: () => (
        <Row>
          Howo A7 tipper
          <RowMenu
            name="Howo A7 tipper"
            entries={[
              { id: 'edit', label: 'Edit', icon: edit },
              { id: 'service', label: 'Record a service', icon: wrench },
              { id: 'assign', label: 'Assign', icon: 'people', disabledReason: 'It is in repair until 14 May, 2026' },
              { id: 'delete', label: 'Delete', icon: trash, isDestructive: true },
            ]}
            onAct={nothing}
          />
        </Row>
      ),
    },
    {
      name: 'Several ways of one act',
      opener: 'Add New',
      Show: () => (
        <Row>
          <ActionMenu
            label="Add New"
            look="primary"
            entries={[
              { id: 'maintenance', label: 'Maintenance' },
              { id: 'issue', label: 'Issue' },
              { id: 'statutory', label: 'Statutory Information' },
              { id: 'document', label: 'Document' },
            ]}
            onAct={nothing}
          />
          <ActionMenu
            label="Export"
            entries={[
              { id: 'csv', label: 'As CSV', icon: download },
              { id: 'page', label: 'This page only', icon: plus },
            ]}
            onAct={nothing}
          />
          <ActionMenu label="Import" isDisabled entries={[]} onAct={nothing} />
        </Row>
      ),
    },
    { name: 'Of the person, with a setting', opener: 'Profile', Show: Profile },
  ],
};
