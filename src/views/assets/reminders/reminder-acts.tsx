import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { dueText } from '../../../../rules/due/due.ts';
import { whatsAppLink } from '../../../domain/shared/reminder.ts';
import { RowMenu } from '../../ui/actions/menu.tsx';
import { CancelReminder } from './cancel-reminder.tsx';
import { ChangeReminder } from './change-reminder.tsx';

type Reminder = components['schemas']['Reminder'];
const textOf = ({ title, asset }: Reminder): string => title ?? asset.name;

const entries = [
  { id: 'whatsapp', label: 'Send by WhatsApp' },
  { id: 'change', label: 'Change reminder' },
  { id: 'cancel', label: 'Cancel reminder', isDestructive: true },
];

/** Sends it on, changes or cancels it. */
export function ReminderActs({ reminder }: { reminder: Reminder }) {
  const [act, setAct] = useState<string | null>(null);
  const done = () => setAct(null);
  const { asset, link, days_left, holder } = reminder;
  const text = textOf(reminder);
  const send = () => {
    const where = link === null ? '' : `\n${location.origin}${link}`;
    const message = `${text} (${asset.number}) is ${dueText(days_left ?? 0)}.${where}`;
    open(whatsAppLink(holder?.phone_number ?? null, message), '_blank', 'noopener');
  };
  return (
    <>
      <RowMenu name={text} entries={entries} onAct={(id) => (id === 'whatsapp' ? send() : setAct(id))} />
      {act === 'change' ? <ChangeReminder id={reminder.id} onClose={done} /> : null}
      <CancelReminder id={reminder.id} text={text} isOpen={act === 'cancel'} onClose={done} />
    </>
  );
}
