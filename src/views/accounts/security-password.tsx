import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Problem, problemOf } from '../../domain/shared/problem.ts';
import { changePassword, devicesQuery } from '../../services/accounts/security.ts';
import { hasGeneralProblem } from '../shared/entry-problem.ts';
import { NewPasswordFields } from '../shared/new-password-fields.tsx';
import { problemText } from '../shared/problem-text.ts';
import { Button } from '../ui/actions/button.tsx';
import { Card } from '../ui/content/card.tsx';
import { Actions, FieldPair, Note } from '../ui/content/layout.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { PasswordField } from '../ui/fields/field.tsx';
import { Form } from '../ui/fields/form.tsx';

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
        <FieldPair>
          <NewPasswordFields
            password={password}
            confirmation={confirmation}
            onChange={(changed) => setTyped({ ...typed, ...changed })}
          />
        </FieldPair>
        <Actions>
          <Button type="submit" look="primary" isBusy={mutation.isPending}>
            Change password
          </Button>
          <Note>Every other device is signed out.</Note>
        </Actions>
      </Form>
    </Card>
  );
}
