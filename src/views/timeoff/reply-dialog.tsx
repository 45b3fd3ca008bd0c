import { useState } from 'react';
import { replyTimeoffRequestLimits } from '../../../openapi/generated/limits/timeoff.questions.ts';
import { replyTimeoffRequest } from '../../services/operations/timeoff.questions.ts';
import { useBusiness } from '../shared/business/business.ts';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { Stack } from '../ui/content/layout.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { textOf } from '../ui/fields/form.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { type Days, StretchFields } from './day-fields.tsx';
import { Questions } from './questions.tsx';
import type { TimeoffRequest } from './request-texts.ts';

type ReplyProps = { request: TimeoffRequest; onClose: () => void };

/** Replies to what is asked back, with words, other days, or both; the request then waits for the same answer again. */
export function ReplyDialog({ request: asked, onClose }: ReplyProps) {
  const { id: businessId } = useBusiness();
  const { id, first_day, last_day, from_noon, until_noon, questions } = asked;
  const [days, setDays] = useState<Days>({ first_day, last_day, from_noon, until_noon });
  const request = useRequest({
    send: (options, reply: string) => {
      // The form asks for both days before it is sent.
      const order = { ...days, first_day: days.first_day ?? '', last_day: days.last_day ?? '', reply };
      return replyTimeoffRequest({ businessId, id, ...order }, options);
    },
    onDone: ({ waits_for: waits }) => {
      notify('good', `Your reply is sent. It waits for ${waits}`);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Reply about this time off"
      label="Reply"
      isOpen
      onClose={onClose}
      request={request}
      submit="Send the reply"
      onSubmit={(values) => request.send(textOf(values, 'reply'))}
      lead={<Questions questions={questions} />}
    >
      <Stack>
        <TextArea
          label="Reply"
          name="reply"
          hint="Not needed when you choose other days."
          rows={3}
          isOptional
          {...replyTimeoffRequestLimits.reply}
        />
        <StretchFields
          days={days}
          onChange={(changed) => {
            request.clear();
            setDays((now) => ({ ...now, ...changed }));
          }}
        />
      </Stack>
    </FormDialog>
  );
}
