import { useSelector } from '@xstate/react';
import { sendInvitationsLimits } from '../../../openapi/generated/limits/people.ts';
import { canBeInvited, readAddresses } from '../../domain/people/addresses.ts';
import { refusalMessages } from '../../domain/shared/new-password.ts';
import type { Problem } from '../../domain/shared/problem.ts';
import type { InviteSendingRef } from '../../machines/people/invite-sending/machine.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useIdempotencyKey } from '../shared/requests/use-idempotency-key.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button } from '../ui/actions/button.tsx';
import { CheckBoxGroup } from '../ui/choices/check-box.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { Form } from '../ui/fields/form.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { FileDrop } from '../ui/files/file-drop.tsx';
import { DialogBody, DialogFoot } from '../ui/overlays/dialog.tsx';
import { AddressPreview } from './address-preview.tsx';
import * as css from './people.css.ts';
import { type Codename, modules } from './permission-labels.ts';
import type { InviteDraft } from './use-invite-draft.ts';

const addressFile = { accept: ['.csv', '.txt'], maxSize: 1024 * 1024 };

type InviteFormProps = {
  sending: InviteSendingRef;
  draft: InviteDraft;
  mayGive: readonly Codename[];
  onClose: () => void;
};

/** The form: addresses, permissions and a personal message. */
export function InviteForm({ sending, draft, mayGive, onClose }: InviteFormProps) {
  const text = useSelector(sending, (snapshot) => snapshot.context.text);
  const leftOut = useSelector(sending, (snapshot) => snapshot.context.leftOut);
  const problem = useProblem(sending);
  const isBusy = useSelector(sending, (snapshot) => snapshot.hasTag('busy'));
  const { permissions: chosen, personalLine } = draft;
  const { keyOf } = useIdempotencyKey();
  const send = () => {
    const terms = { permissions: chosen.map((codename) => ({ codename })), personalLine };
    const idempotencyKey = keyOf([text, terms]);
    sending.send({ type: 'invites.send', ...terms, idempotencyKey });
  };
  const usable = readAddresses(text).filter(({ isUsable }) => isUsable).length;
  return (
    <Form aria-label="Invite people" onSubmit={send}>
      <DialogBody>
        <div className={css.fields}>
          <TextArea
            label="Email addresses"
            name="addresses"
            rows={5}
            value={text}
            onChange={(next) => sending.send({ type: 'addresses.change', text: next })}
            isReadOnly={isBusy}
            hint="Separate them by commas, spaces or lines. Name <address> is fine too."
          />
          <AddressPreview text={text} fileLeftOut={leftOut} />
          <FileDrop
            label="From a file"
            isOptional
            {...addressFile}
            allowsMultiple={false}
            isDisabled={isBusy}
            files={none}
            onChoose={([file]) => file && sending.send({ type: 'file.add', file })}
            onCancel={nothing}
            onRetry={nothing}
            onRemove={nothing}
          />
          <CheckBoxGroup
            label="Access"
            choices={modules.filter(({ value }) => mayGive.includes(value))}
            value={chosen}
            onChange={draft.choose}
            hint={
              mayGive.length === modules.length
                ? 'Without any, they see the dashboard only. You can change it later in Settings.'
                : 'You can give what you have yourself. The owner can give more.'
            }
          />
          <TextArea
            label="A personal line"
            name="personal_line"
            isOptional
            rows={2}
            {...sendInvitationsLimits.personal_line}
            hasCount
            value={personalLine}
            onChange={draft.write}
            hint="It is put into the email as you write it."
          />
          <Refusal problem={problem} />
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose} isDisabled={isBusy}>
          Cancel
        </Button>
        <Button type="submit" look="primary" isBusy={isBusy} isDisabled={!canBeInvited(text)}>
          {usable > 0 ? `Invite ${usable} ${usable === 1 ? 'person' : 'people'}` : 'Invite people'}
        </Button>
      </DialogFoot>
    </Form>
  );
}

const none: readonly never[] = [];
const nothing = () => {};

function Refusal({ problem }: { problem: Problem | null }) {
  if (problem === null) return null;
  const messages = refusalMessages(problem);
  return (
    <Notice tone="bad">
      {messages.length > 0 ? messages.map((message) => <p key={message}>{message}</p>) : problemText(problem)}
    </Notice>
  );
}
