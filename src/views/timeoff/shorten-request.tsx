import { useState } from 'react';
import { shortenTimeoffRequest } from '../../services/operations/timeoff.requests.ts';
import { useBusiness } from '../shared/business/business.ts';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { Note } from '../ui/content/layout.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { type Days, StretchFields } from './day-fields.tsx';
import { daysText, type TimeoffRequest, takenText } from './request-texts.ts';

type ShortenRequestProps = { request: TimeoffRequest; onClose: () => void };

/** Lets approved time off begin later, or end earlier. */
export function ShortenRequest({ request: approved, onClose }: ShortenRequestProps) {
  const { id: businessId } = useBusiness();
  const { id, first_day, last_day, from_noon, until_noon } = approved;
  const [days, setDays] = useState<Days>({ first_day, last_day, from_noon, until_noon });
  const request = useRequest({
    send: (options) => {
      // The form asks for both days before it is sent.
      const order = { ...days, first_day: days.first_day ?? '', last_day: days.last_day ?? '' };
      return shortenTimeoffRequest({ businessId, id, ...order }, options);
    },
    onDone: (shortened) => {
      notify('good', `Shortened to ${daysText(shortened)}. It takes ${takenText(shortened)}`);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Shorten this time off"
      label="Days"
      isOpen
      onClose={onClose}
      request={request}
      submit="Shorten"
      onSubmit={() => request.send()}
      lead={
        <Note>
          {daysText(approved)}: {takenText(approved)}. What is not taken any more is given back.
        </Note>
      }
    >
      <StretchFields
        days={days}
        min={first_day}
        max={last_day}
        onChange={(changed) => {
          request.clear();
          setDays((now) => ({ ...now, ...changed }));
        }}
      />
    </FormDialog>
  );
}
