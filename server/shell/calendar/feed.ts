/**
 * Serves each member's calendar feed under its secret address. It is no operation of the contract: calendars ask for it, which
 * sign in nowhere and know of no refusals.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { holidaysOfMember } from '../../calendar/port.ts';
import { todayIn } from '../../directory/business-day.ts';
import { findReader, type Reader } from '../../directory/directory.ts';
import type { Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from '../../platform/reminders/feeds.ts';
import { isFor } from '../../platform/security/audience.ts';
import { digestOf } from '../../platform/security/auth.ts';
import { networkOf } from '../../platform/security/network.ts';
import type { Holders } from '../../plug/services.ts';
import { shiftsInFeed } from '../../rota/port.ts';
import { awayInFeed } from '../../timeoff/port.ts';
import { calendarText } from './calendar.ts';

/** The fetchers of a calendar service share addresses. */
const fromOneNetwork = { calls: 600, seconds: 600 };
const ofOneFeed = { calls: 60, seconds: 600 };

export const calendarPath = (token: string): string => `/calendar/${token}.ics`;

/** Whoever left and came back makes a new one. */
export const isOpenTo = ({ since }: Pick<Reader, 'since'>, feed: store.Feed | undefined): feed is store.Feed =>
  feed !== undefined && feed.createdAt >= since;

type Services = { holders: Holders };
type Asking = { tx: Tx; businessId: string; userId: string; now: Date };

/** What a person may see, and what they have. */
async function dueFor(services: Services, asking: Asking, reader: Reader) {
  const { tx, businessId, userId, now } = asking;
  const today = await todayIn(tx, businessId, now);
  const due = await store.listDue(tx, businessId, reader.isOwner ? 'all' : reader.permissions, today);
  const held = new Set<string>();
  const others = due.filter(({ permission }) => !isFor(permission, reader));
  for (const [kind, find] of Object.entries(services.holders)) {
    const ids = others.filter(({ aboutKind }) => aboutKind === kind).map(({ aboutId }) => aboutId);
    if (ids.length === 0) continue;
    for (const [id, holder] of await find(tx, businessId, ids)) if (holder === userId) held.add(`${kind} ${id}`);
  }
  return due
    .filter(({ permission, aboutKind, aboutId }) => isFor(permission, reader) || held.has(`${aboutKind} ${aboutId}`))
    .map((one) => ({ ...one, isOpenable: isFor(one.permission, reader) }));
}

export async function calendarPages(app: FastifyInstance, platform: Platform, services: Services): Promise<void> {
  const { db, clock, limits, config } = platform;

  /** @throws 404 for a token that was never given or was revoked, and for whoever is no member any more */
  async function read(digest: Buffer): Promise<string> {
    const owner = await store.findFeedOwner(db, digest);
    if (owner === undefined) throw refuse.missing();
    const { businessId, userId } = owner;
    return db.as({ businessId }, async (tx) => {
      const [reader, feed] = [await findReader(tx, businessId, userId), await store.findFeed(tx, businessId, userId)];
      if (reader === undefined || !isOpenTo(reader, feed)) throw refuse.missing();
      const now = clock.now();
      await store.noteReading(tx, businessId, userId, now);
      const due = await dueFor(services, { tx, businessId, userId, now }, reader);
      const events = due.map(({ isOpenable, link, ...one }) => ({
        ...one,
        url: isOpenable ? `${config.publicUrl}${link}` : null,
      }));
      const today = await todayIn(tx, businessId, now);
      const holidays = (await holidaysOfMember({ tx, businessId }, userId, today)).flatMap(
        ({ id, name, status, days }) =>
          days.map(({ day, is_half }, at) => {
            const notes = [...(status === 'expected' ? ['expected'] : []), ...(is_half ? ['half a day'] : [])];
            return { id: `${id}-${at + 1}`, day, title: notes.length > 0 ? `${name} (${notes.join(', ')})` : name };
          }),
      );
      const away = await awayInFeed({ tx, businessId, userId, ...reader }, today);
      const shifts = await shiftsInFeed({ tx, businessId, userId, ...reader }, today);
      return calendarText({ ...reader, events, holidays, away, shifts });
    });
  }

  type Asked = FastifyRequest<{ Params: { file: string } }>;
  app.get('/calendar/:file', async ({ ip, headers, params }: Asked, reply: FastifyReply) => {
    await limits.take('calendar:address', networkOf(ip), fromOneNetwork);
    const digest = digestOf(params.file.replace(/\.ics$/, ''));
    await limits.take('calendar:feed', digest.toString('base64url'), ofOneFeed);
    const text = await read(digest);
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    reply.headers({ etag: tag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
    // A proxy that compresses makes the tag a weak one.
    const known = headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''));
    if (known?.includes(tag)) return reply.code(304).send();
    reply.header('content-disposition', 'inline; filename="reminders.ics"');
    return reply.type('text/calendar; charset=utf-8').send(text);
  });
}
