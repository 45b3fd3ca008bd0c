/** What people did in a business, in sentences. Pure. */
import type { Activities, Activity, Telling } from '../../plug/home.ts';

type Sentence = NonNullable<Activity['sentence']>;
const toHr = (sentence: Sentence): Activity => ({ audience: 'access_hr', sentence });
const toOwner = (sentence: Sentence): Activity => ({ audience: 'owner', sentence });

/** Of this domain. */
export const peopleActivities: Activities = {
  'invitation.sent': toHr(({ actor, subject }) => `${actor} invited ${subject}`),
  'invitation.resent': toHr(({ actor, subject }) => `${actor} invited ${subject} again`),
  'invitation.withdrawn': toHr(({ actor, subject }) => `${actor} withdrew the invitation of ${subject}`),
  'invitation.renewed': toHr(({ subject }) => `${subject} asked for a fresh invitation`),
  'invitation.accepted': toHr(({ actor }) => `${actor} joined the business`),
  'member.permissionsChanged': toHr(({ actor, subject }) => `${actor} changed what ${subject} may open`),
  'member.restored': toHr(({ actor, subject }) => `${actor} restored the access of ${subject}`),
  'member.removed': toHr(({ actor, subject }) => `${actor} removed ${subject} from the business`),
  'member.left': toHr(({ actor }) => `${actor} left the business`),
  'handover.asked': toOwner(({ actor, subject }) => `${actor} asked ${subject} to become the administrator`),
  'handover.cancelled': toOwner(
    ({ actor, subject }) => `${actor} no longer asked ${subject} to become the administrator`,
  ),
  'handover.accepted': toOwner(({ actor }) => `${actor} became the administrator`),
  'handover.declined': toOwner(({ actor }) => `${actor} declined to become the administrator`),
};

/** In the words of the audit log: `Ada Obi changed the logo of the business`. */
export function plainSentence({ actor, subject, text }: Telling): string {
  const act = actor === '' ? text : `${actor} ${text.replace(/^./u, (first) => first.toLowerCase())}`;
  return subject === '' ? act : `${act}: ${subject}`;
}
