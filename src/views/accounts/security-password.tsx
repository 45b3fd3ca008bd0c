import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changePassword, listDevices } from '../../services/operations/accounts.ts';
import { queryOf } from '../../services/shared/query.ts';
import { CurrentPasswordField } from '../shared/entry/current-password-field.tsx';
import { NewPasswordFields } from '../shared/entry/new-password-fields.tsx';
import { RequestForm } from '../shared/requests/request-form.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button } from '../ui/actions/button.tsx';
import { Card } from '../ui/content/card.tsx';
import { Actions, FieldPair, Note } from '../ui/content/layout.tsx';
import { notify } from '../ui/feedback/toast.tsx';

const nothing = { old: '', password: '', confirmation: '' };

/** The form that changes the password. */
export function SecurityPassword() {
  const client = useQueryClient();
  const [typed, setTyped] = useState(nothing);
  const [round, setRound] = useState(0);
  const { old, password, confirmation } = typed;
  const request = useRequest({
    send: (options) => changePassword({ old_password: old, new_password: password }, options),
    onDone: async () => {
      notify('good', 'Password updated. Every other device was signed out.', { for: 'feedback' });
      setTyped(nothing);
      setRound(round + 1);
      await client.invalidateQueries({ queryKey: queryOf(listDevices, {}).queryKey });
    },
  });
  return (
    <Card title="Password" isPadded>
      <RequestForm key={round} label="Password" request={request} onSubmit={() => request.send()}>
        <CurrentPasswordField
          label="Old password"
          name="old_password"
          value={old}
          onChange={(text) => setTyped((others) => ({ ...others, old: text }))}
        />
        <FieldPair>
          <NewPasswordFields
            password={password}
            confirmation={confirmation}
            onChange={(changed) => setTyped((others) => ({ ...others, ...changed }))}
          />
        </FieldPair>
        <Actions>
          <Button type="submit" look="primary" isBusy={request.isPending}>
            Change password
          </Button>
          <Note>Every other device is signed out.</Note>
        </Actions>
      </RequestForm>
    </Card>
  );
}
