/**
 * Links under which a driver shows the papers of a vehicle at the roadside, without an account. Whoever has one learns what
 * stands on the papers, and no more of the business than its name.
 */

import { findStored, note } from '../../assets/port.ts';
import { findBusinessName, namesOf } from '../../directory/directory.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { digestOf, secretToken } from '../../platform/security/auth.ts';
import { day, later } from '../../platform/time/dates.ts';
import { allPapersOf } from '../papers/presenting.ts';
import { findVehicle } from '../vehicles/claim.ts';
import { toVehicle } from '../vehicles/rules.ts';
import * as store from './store.ts';

type RoadsideOperation =
  | 'listRoadsideLinks'
  | 'createRoadsideLink'
  | 'revokeRoadsideLink'
  | 'listRoadsideOpenings'
  | 'openRoadsideView'
  | 'openRoadsideFile';
type Call = Pick<BusinessCall<'listRoadsideLinks'>, 'tx' | 'businessId' | 'params'>;

/** Of one vehicle at once. */
const mostOpen = 20;
/** What one link takes, from whatever addresses; a flood fills no log. */
const ofLink = { calls: 300, seconds: 3_600 };
/** An uploaded file: opened by itself, it may load and run nothing. */
const sandbox = "default-src 'none'; sandbox";

export const roadsideHandlers = ({ clock, config, db, files, limits }: Platform): Pick<Handlers, RoadsideOperation> => {
  const claimVehicle = ({ tx, businessId, params }: Call) =>
    findVehicle({ tx, businessId, now: clock.now() }, params.id);

  const presenting = async (tx: Tx, rows: readonly store.LinkRow[]) => {
    const names = await namesOf(
      tx,
      rows.map(({ createdBy }) => createdBy),
    );
    return ({ id, holder, createdBy, createdAt, expiresAt, revokedAt, openings, openedAt }: store.LinkRow) => ({
      id,
      holder,
      openings,
      created_by: names.get(createdBy) ?? '',
      created_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      revoked_at: revokedAt?.toISOString() ?? null,
      opened_at: openedAt?.toISOString() ?? null,
      is_open: revokedAt === null && expiresAt > clock.now(),
    });
  };

  /**
   * Opens what a link leads to, and notes it, once what is opened is known.
   * @throws 404 for a token that nobody has and one that has ended, a vehicle in the bin and a closed business alike
   */
  async function open<T>(
    { token, address }: { token: string; address: string },
    show: (opened: {
      tx: Tx;
      businessId: string;
      vehicle: string;
      expiresAt: Date;
    }) => Promise<{ shown: T; file: string }>,
  ): Promise<T> {
    const owner = await store.findLinkOwner(db, digestOf(token));
    if (owner === undefined) throw refuse.missing();
    const { businessId, id } = owner;
    await limits.take('roadside:link', id, ofLink);
    return db.as({ businessId }, async (tx) => {
      const now = clock.now();
      const link = await store.findOpenLink(tx, businessId, id, now);
      if (link === undefined) throw refuse.missing();
      const { shown, file } = await show({ ...link, tx, businessId });
      await store.addOpening(tx, businessId, { link: id, file, address, now });
      return shown;
    });
  }

  return {
    listRoadsideLinks: async (call) => {
      await claimVehicle(call);
      const selected = await store.listLinks(call.tx, call.businessId, call.params.id, call.query);
      return pageOf(call, selected, await presenting(call.tx, selected.rows));
    },

    createRoadsideLink: async (call) => {
      const { tx, businessId, userId, params, body } = call;
      const vehicle = await claimVehicle(call);
      const now = clock.now();
      if ((await store.countOpenLinks(tx, businessId, params.id, now)) >= mostOpen)
        throw refuse.conflict(`There are ${mostOpen} open links. Revoke one first.`, 'too_many');
      const { token, digest } = secretToken();
      const holder = (body.holder ?? '').trim();
      const link = {
        vehicle: params.id,
        digest,
        holder,
        createdBy: userId,
        now,
        expiresAt: later(now, body.days * day),
      };
      const id = await store.addLink(tx, businessId, link);
      const text = `Made a roadside link for ${body.days} ${body.days === 1 ? 'day' : 'days'}`;
      await note({ ...call, now }, vehicle, 'vehicle.roadsideLinkMade', text);
      const made = await store.findLink(tx, businessId, params.id, id);
      if (made === undefined) throw new Error('A link that was just made is gone.');
      return { ...(await presenting(tx, [made]))(made), url: `${config.publicUrl}/r/${token}` };
    },

    revokeRoadsideLink: async (call) => {
      const { tx, businessId, params } = call;
      const vehicle = await claimVehicle(call);
      if ((await store.findLink(tx, businessId, params.id, params.linkId)) === undefined) throw refuse.missing();
      const now = clock.now();
      if (await store.revokeLink(tx, businessId, params.linkId, now))
        await note({ ...call, now }, vehicle, 'vehicle.roadsideLinkRevoked', 'Revoked a roadside link');
      return undefined;
    },

    listRoadsideOpenings: async (call) => {
      await claimVehicle(call);
      const selected = await store.listOpenings(call.tx, call.businessId, call.params.id, call.query);
      return pageOf(call, selected, ({ openedAt, ...row }) => ({ ...row, opened_at: openedAt.toISOString() }));
    },

    openRoadsideView: ({ params: { token }, address }) =>
      open({ token, address }, async ({ tx, businessId, vehicle: id, expiresAt }) => {
        const now = clock.now();
        const found = await findVehicle({ tx, businessId, now }, id);
        const vehicle = toVehicle(found, { attachments: [], stop: null });
        const papers = await allPapersOf({ tx, businessId, now }, id);
        const ofPapers = papers.flatMap(({ attachments }) => attachments.map((file) => file.id));
        const types = await store.typesOfFiles(tx, businessId, ofPapers);
        const shown = {
          business: await findBusinessName(tx, businessId),
          name: [vehicle.make.name, vehicle.model?.name].filter(Boolean).join(' '),
          plate_no: vehicle.plate_no,
          type_display: vehicle.type_display,
          color: vehicle.color,
          year: vehicle.year,
          is_stopped: found.is_stopped,
          papers: papers.map((paper) => ({
            id: paper.id,
            name: paper.type_display,
            title: paper.title,
            state: paper.state,
            issue_date: paper.issue_date,
            due_date: paper.due_date,
            files: paper.attachments.map((file) => ({ id: file.id, name: file.name, type: types.get(file.id) ?? '' })),
          })),
          shown_at: now.toISOString(),
          expires_at: expiresAt.toISOString(),
        };
        return { shown, file: '' };
      }),

    openRoadsideFile: async ({ params: { token, fileId }, address, reply }) => {
      const stored = await open({ token, address }, async ({ tx, businessId, vehicle }) => {
        const papers = await allPapersOf({ tx, businessId, now: clock.now() }, vehicle);
        const isShown = papers.some(({ attachments }) => attachments.some(({ id }) => id === fileId));
        const found = isShown ? await findStored(tx, businessId, fileId) : undefined;
        if (found === undefined) throw refuse.missing();
        return { shown: found, file: found.name };
      });
      const place = stored.type.startsWith('image/') ? 'inline' : 'attachment';
      reply.header('content-security-policy', sandbox);
      reply.header('content-disposition', `${place}; filename*=UTF-8''${encodeURIComponent(stored.name)}`);
      return { stream: await files.open(stored.storedAs), type: stored.type, size: stored.size };
    },
  };
};
