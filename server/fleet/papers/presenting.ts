/** How papers are answered. */
import { aboutDocument } from '../../assets/port.ts';
import { todayIn } from '../../directory/business-day.ts';
import type { Asking, Inside } from '../../platform/asking.ts';
import { remindersOf } from '../../platform/reminders/listing.ts';
import { stateOf } from '../../platform/time/expiry.ts';
import { filesOfSubjects } from '../files/store.ts';
import { daysOf } from '../reminding.ts';
import * as rules from './rules.ts';
import * as store from './store.ts';

type Moment = Inside & Pick<Asking, 'now'>;

/** Without their vehicle. */
export async function presentingPapers({ tx, businessId, now }: Moment, rows: readonly store.PaperRow[]) {
  const ids = rows.map(({ id }) => id);
  const files = await filesOfSubjects(tx, businessId, ids);
  const reminders = await remindersOf(tx, businessId, aboutDocument, ids, now);
  const day = await todayIn(tx, businessId, now);
  return ({ card: _, typeName, ...row }: store.PaperRow) => ({
    ...row,
    type: rules.typeOf(typeName),
    type_display: typeName,
    description: row.title === '' ? typeName : row.title,
    service_date: row.issue_date,
    state: stateOf(row.due_date, day),
    reminder_days: daysOf(reminders.get(row.id)),
    attachments: files.get(row.id) ?? [],
  });
}

/** As many as anybody keeps of one vehicle. */
const most = 200;

/** Of one vehicle, without those that have been renewed. */
export async function allPapersOf(asking: Moment, vehicle: string) {
  const { tx, businessId, now } = asking;
  const today = await todayIn(tx, businessId, now);
  const { rows } = await store.listPapers(tx, businessId, { vehicle, page_size: most }, today);
  const present = await presentingPapers(asking, rows);
  return rows.map((row) => ({ ...present(row), vehicle: row.card.id }));
}
