/** Who may do what with a request, and whether a balance suffices for it. Pure. */

import { daysBetween } from '../../../rules/calendar/days.ts';
import { sumOf } from '../../../rules/timeoff/counting.ts';
import { entriesDue } from '../../../rules/timeoff/ledger/due.ts';
import { balanceOn, type Entry } from '../../../rules/timeoff/ledger/entry.ts';
import { termsOn } from '../../../rules/timeoff/ledger/life.ts';
import { lotOf, type TakenDay, takenDue } from '../../../rules/timeoff/ledger/taken.ts';
import type { PolicyTerms } from '../../../rules/timeoff/policy.ts';
import { type Route, stepAt } from '../../../rules/timeoff/route.ts';
import { dayWords, type Stretch } from '../../../rules/timeoff/stretch.ts';
import type { Ledger } from '../balances/rules.ts';
import type { Request } from './store.ts';

/** Whoever looks at requests, and answers them. */
export type Viewer = {
  /** The employee whom they are. */
  self: string | null;
  /** Themselves, and those for whom they answer today. */
  stands: ReadonlySet<string>;
  /** Everybody below one of these. */
  team: ReadonlySet<string>;
  managesTimeOff: boolean;
  /** An owner who reports to nobody: nobody is above to answer. */
  isTop: boolean;
};

/** Those of the team, and for who manages time off everybody. */
export const mayManage = ({ team, managesTimeOff }: Viewer, employeeId: string): boolean =>
  managesTimeOff || team.has(employeeId);
export const mayRead = (viewer: Viewer, employeeId: string): boolean =>
  viewer.self === employeeId || mayManage(viewer, employeeId);

type Asked = Pick<Request, 'employeeId' | 'status' | 'first_day' | 'route' | 'step'>;
const isNamed = ({ stands }: Viewer, route: Route): boolean =>
  route.some(({ by, employee }) => by === 'person' && stands.has(employee ?? ''));
/** Whoever is named to answer reads what is asked for by the policy, too. */
export const mayReadRequest = (viewer: Viewer, { employeeId, route }: Asked): boolean =>
  mayRead(viewer, employeeId) || isNamed(viewer, route);
/** Whether nobody has answered it: it is asked for, or asked back. */
export const isWaiting = ({ status }: Pick<Asked, 'status'>): boolean =>
  status === 'pending' || status === 'asked_back';
/** 'declined already', 'asked back already'. */
export const statusWords = (status: Request['status']): string => `${status.replace('_', ' ')} already`;
/** Who manages time off answers each step. */
function mayAnswerStep(viewer: Viewer, { employeeId, route }: Asked, at: number): boolean {
  const step = route[at];
  if (viewer.managesTimeOff || step === undefined) return viewer.managesTimeOff;
  if (step.by === 'person') return viewer.stands.has(step.employee ?? '');
  return step.by === 'manager' && viewer.team.has(employeeId);
}
/** The place of the step that somebody else answers after this answer; null where it is the last one. */
export function nextStep(viewer: Viewer, request: Asked): number | null {
  const places = request.route.map((_, at) => at).filter((at) => at > stepAt(request.route, request.step));
  return places.find((at) => !mayAnswerStep(viewer, request, at)) ?? null;
}
export const isOwn = ({ self, isTop }: Viewer, { employeeId }: Pick<Asked, 'employeeId'>): boolean =>
  self === employeeId && !isTop;
export const mayAnswer = (viewer: Viewer, request: Asked): boolean =>
  isWaiting(request) && mayAnswerStep(viewer, request, stepAt(request.route, request.step)) && !isOwn(viewer, request);

export const mayAskBack = (viewer: Viewer, request: Asked): boolean =>
  request.status === 'pending' && mayAnswer(viewer, request);
/** Whoever may ask for somebody replies for them, who may have no account. */
export const mayReply = (viewer: Viewer, { employeeId, status }: Asked): boolean =>
  status === 'asked_back' && mayRead(viewer, employeeId);

/** Why it cannot be cancelled now by somebody who may see it; null where it can. */
export function cancelProblem(viewer: Viewer, { employeeId, status, first_day: first }: Asked, today: string) {
  if (status === 'declined' || status === 'cancelled') return `It is ${statusWords(status)}.`;
  if (viewer.managesTimeOff) return null;
  if (viewer.self !== employeeId) return 'Only the employee, or who manages time off, can cancel it.';
  return status === 'approved' && first <= today ? 'It has begun. Ask who manages time off.' : null;
}

/** Why it cannot be shortened now by somebody who may see it; null where it can. */
export function shortenProblem(viewer: Viewer, { employeeId, status, first_day: first }: Asked, today: string) {
  if (status !== 'approved') return 'Only approved time off is shortened.';
  if (mayManage(viewer, employeeId)) return null;
  return first <= today ? 'It has begun. Ask your manager, or who manages time off.' : null;
}

/** What is said of somebody's health is for who answers by the route, not for everybody above. */
export const mayReadDocuments = (viewer: Viewer, request: Asked): boolean =>
  viewer.self === request.employeeId ||
  viewer.managesTimeOff ||
  request.route.some((_, at) => mayAnswerStep(viewer, request, at));

/** Why no documents are added by somebody who may read them; null where they are. */
export const addDocumentsProblem = ({ status }: Asked) =>
  status === 'declined' || status === 'cancelled' ? `It is ${status} already.` : null;

/** Why they are not removed by somebody who may read them; null where they are. */
export function removeDocumentsProblem({ self, managesTimeOff }: Viewer, request: Asked) {
  if (managesTimeOff) return null;
  if (self !== request.employeeId) return 'Only the employee, or who manages time off, can remove it.';
  return isWaiting(request) ? null : `It is ${request.status} already. Ask who manages time off.`;
}

const asked = 'asked';
function entriesWith({ life, versions, entries }: Ledger, days: readonly TakenDay[], until: string): Entry[] {
  const taken = takenDue([], asked, days, (day) => lotOf(life, versions, day));
  const all = [...entries, ...taken];
  return [...all, ...entriesDue(all, life, versions, until)];
}

/** Hundredths at the end of a day when these days are taken besides; null where nothing is granted. */
export function balanceWith(ledger: Ledger, days: readonly TakenDay[], day: string): number | null {
  if (termsOn(ledger.versions, day).accrual === 'none') return null;
  return balanceOn(entriesWith(ledger, days, day), day);
}

/**
 * The day on which most is lacking because of what is taken; days that are taken after it count, too.
 * @param before what is asked for besides. @returns also how much, in hundredths; null where the balance suffices
 */
export function shortageOf(ledger: Ledger, before: readonly TakenDay[], days: readonly TakenDay[]) {
  const { entries, versions } = ledger;
  const first = days[0]?.day ?? '';
  const taken = [...before, ...days, ...entries.filter(({ kind }) => kind === 'taken')].map(({ day }) => day);
  const looked = [...new Set(taken)].filter((day) => day >= first).toSorted();
  const until = looked.at(-1) ?? first;
  const [without, having] = [entriesWith(ledger, before, until), entriesWith(ledger, [...before, ...days], until)];
  const shortages = looked.flatMap((day) => {
    const { accrual, negative_limit: limit } = termsOn(versions, day);
    const [had, left] = [balanceOn(without, day), balanceOn(having, day)];
    const lacks = -Math.round(limit * 100) - left;
    return accrual !== 'none' && lacks > 0 && left < had ? [{ day, lacks }] : [];
  });
  return shortages.toSorted((one, other) => other.lacks - one.lacks)[0] ?? null;
}

export const amountText = (hundredths: number, { unit }: Pick<PolicyTerms, 'unit'>) =>
  `${hundredths / 100} ${hundredths === 100 ? unit.slice(0, -1) : unit}`;

type Weighed = {
  terms: PolicyTerms;
  days: readonly TakenDay[];
  overlapping: readonly Request[];
  shortage: ReturnType<typeof shortageOf>;
};

/** Why it is refused, by field. */
export function problemsOf({ terms, days, overlapping, shortage }: Weighed): Record<string, string[]> {
  const first: string[] = [];
  const last: string[] = [];
  if (days.length === 0) first.push('None of these days is a working day.');
  if (overlapping.length > 0) first.push('Some of these days are asked for already.');
  const most = terms.longest_stretch;
  if (most !== null && sumOf(days) > Math.round(most * 100))
    last.push(`At most ${amountText(Math.round(most * 100), terms)} can be taken at once.`);
  if (shortage !== null)
    last.push(`On ${dayWords(shortage.day)}, the balance is ${amountText(shortage.lacks, terms)} too low.`);
  return Object.fromEntries(
    Object.entries({ first_day: first, last_day: last }).filter(([, messages]) => messages.length > 0),
  );
}

type DocumentTerms = Pick<PolicyTerms, 'document_after_days' | 'document_later'>;

/** Until when a document is to come: at the end where it may come later, otherwise at the start. Null where none is asked for. */
export function documentDueOn(
  { document_after_days: after, document_later: isLater }: DocumentTerms,
  days: readonly TakenDay[],
  { first_day, last_day }: Stretch,
): string | null {
  if (after === null || days.length <= after) return null;
  return isLater ? last_day : first_day;
}

/** What the policy asks for besides; it refuses nothing. */
export function warningsOf(terms: PolicyTerms, days: readonly TakenDay[], today: string): string[] {
  const { notice_days: notice, document_after_days: after, document_later: isLater } = terms;
  const first = days[0]?.day;
  const isShort = first !== undefined && daysBetween(today, first) < notice;
  const needsDocument = after !== null && days.length > after;
  return [
    ...(isShort ? [`This is asked for ${notice} ${notice === 1 ? 'day' : 'days'} ahead.`] : []),
    ...(needsDocument ? [`A document is needed${isLater ? '; it may come later' : ''}.`] : []),
  ];
}
