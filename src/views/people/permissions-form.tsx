import { useState } from 'react';
import { choosing } from '../../../rules/shared/permissions.ts';
import type { setMemberPermissions } from '../../services/operations/people.ts';
import { useBusiness } from '../shared/business/business.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { useSeen } from '../shared/requests/use-seen.ts';
import { Button } from '../ui/actions/button.tsx';
import { CheckBoxGroup } from '../ui/choices/check-box.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { Form } from '../ui/fields/form.tsx';
import { DialogBody, DialogFoot } from '../ui/overlays/dialog.tsx';
import * as css from './people.css.ts';
import { type Codename, changeText, type Member, modules, nameOf } from './permission-labels.ts';

export type SavePermissions = (
  ...given: Parameters<typeof setMemberPermissions>
) => ReturnType<typeof setMemberPermissions>;

type PermissionsFormProps = {
  member: Member;
  save: SavePermissions;
  onSaved: (member: Member) => void;
  onClose: () => void;
};

/** Changes a member's permissions in one request. */
export function PermissionsForm({ save, onSaved, onClose, ...given }: PermissionsFormProps) {
  const { id: businessId } = useBusiness();
  const member = useSeen(given.member);
  const [chosen, setChosen] = useState<Codename[]>(() => member.permissions.map(({ codename }) => codename));
  const permissions = chosen.map((codename) => ({ codename }));
  const { problem, errors, ...request } = useRequest({
    send: (options) => save({ businessId, id: member.id, permissions, seen: member }, options),
    onDone: onSaved,
  });
  const change = changeText(member.permissions, permissions);
  return (
    <Form aria-label="Permissions" errors={errors} onType={request.clear} onSubmit={() => request.send()}>
      <DialogBody>
        <div className={css.fields}>
          <CheckBoxGroup
            label={`${nameOf(member)} may open`}
            name="permissions"
            choices={modules}
            value={chosen}
            onChange={(next) => setChosen(choosing(chosen, next))}
            isReadOnly={request.isPending}
          />
          <p className={css.quiet}>
            It holds from their next step on. Everybody sees the dashboard and their own profile.
          </p>
          {problem && !('permissions' in errors) ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
        </div>
      </DialogBody>
      <DialogFoot note={change ?? 'Nothing has been changed.'}>
        <Button onPress={onClose} isDisabled={request.isPending}>
          Cancel
        </Button>
        <Button type="submit" look="primary" isBusy={request.isPending} isDisabled={change === null}>
          Save
        </Button>
      </DialogFoot>
    </Form>
  );
}
