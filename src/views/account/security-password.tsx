import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Problem, problemOf } from '../../domain/shared/problem.ts';
import { changePassword, devicesQuery } from '../../services/security.ts';
import { problemText } from '../problem-text.ts';
import * as settings from '../settings/settings.css.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/feedback.tsx';
import { PasswordField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { notify } from '../ui/toast.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { hasGeneralProblem } from './problem.ts';

const nothing = { old: '', password: '', confirmation: '' };

/** A new password in place of the old one. */
export function SecurityPassword() {
  const client = useQueryClient();
  const [typed, setTyped] = useState(nothing);
  const [round, setRound] = useState(0);
  const { old, password, confirmation } = typed;
  const mutation = useMutation<unknown, Problem>({
    mutationFn: () =>
      changePassword({ old_password: old, new_password: password }, { signal: new AbortController().signal }),
    onSuccess: async () => {
      notify('good', 'Your password is changed. Every other device was signed out.', { for: 'feedback' });
      setTyped(nothing);
      setRound(round + 1);
      await client.invalidateQueries({ queryKey: devicesQuery().queryKey });
    },
  });
  const problem = mutation.error ? problemOf(mutation.error) : null;
  return (
    <Card title="Password" isPadded>
      <Form
        key={round}
        aria-label="Password"
        errors={problem?.fields ?? {}}
        onType={mutation.reset}
        onSubmit={() => mutation.mutate()}
      >
        {problem && hasGeneralProblem(problem) ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
        <PasswordField
          label="Old password"
          name="old_password"
          autoComplete="current-password"
          isRequired
          maxLength={128}
          value={old}
          onChange={(text) => setTyped({ ...typed, old: text })}
          validate={(text) => (text === '' ? 'Required' : null)}
        />
        <div className={settings.pair}>
          <NewPasswordFields
            password={password}
            confirmation={confirmation}
            onChange={(changed) => setTyped({ ...typed, ...changed })}
          />
        </div>
        <div className={settings.acts}>
          <Button type="submit" look="primary" isBusy={mutation.isPending}>
            Change password
          </Button>
          <span className={settings.rowNote}>Every other device is signed out.</span>
        </div>
      </Form>
    </Card>
  );
}
