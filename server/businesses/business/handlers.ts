/**
 * Businesses: what is known about one, its logo, its set-up, its archive, and its end. How one begins is onboarding's. All
 * that changes something is the owner's alone, and is recorded.
 */
import { record } from '../../platform/audit.ts';
import type { Answer, Handlers, UploadedFile } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database.ts';
import { refuse } from '../../platform/errors.ts';
import { imageProblem } from '../../platform/images.ts';
import { onePage } from '../../platform/pages.ts';
import type { Platform } from '../../platform/platform.ts';
import { makeExport, removeFiles } from '../deletion/jobs.ts';
import { deletedMail, restoredMail } from '../deletion/mails.ts';
import { gracePeriod, isNamed, later, standingOf } from '../deletion/rules.ts';
import * as deletion from '../deletion/store.ts';
import { fileNameOf } from '../exports/rules.ts';
import * as exportsStore from '../exports/store.ts';
import * as logos from '../logo/store.ts';
import { type BusinessChange, checkChange, difference } from './rules.ts';
import * as businessStore from './store.ts';

type BusinessesOperation =
  | 'getBusinessDetail'
  | 'updateBusiness'
  | 'updateBusinessDuringOnboarding'
  | 'getBusinessLogo'
  | 'replaceBusinessLogo'
  | 'removeBusinessLogo'
  | 'setUpBusiness'
  | 'deleteWholeBusiness'
  | 'restoreBusiness'
  | 'requestExport'
  | 'listExports'
  | 'downloadExport';

/** Who asks for something in a business, and from where. */
type Asking = { tx: Tx; businessId: string; userId: string; address: string };

const presentExport = ({
  id,
  status,
  createdAt,
  expiresAt,
  size,
}: exportsStore.ExportRow): Answer<'requestExport'> => ({
  id,
  status,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt?.toISOString() ?? null,
  size: size === null ? null : Number(size),
});

export const businessesHandlers = (platform: Platform): Pick<Handlers, BusinessesOperation> => {
  const { clock, config, db, files, jobs, mail, passwords } = platform;
  const { publicUrl } = config;

  const note = ({ tx, businessId, userId, address }: Asking, action: string, text: string) =>
    record(tx, { businessId, actorId: userId, action, text, subject: null, address, now: clock.now() });

  const change = async (asking: Asking, body: BusinessChange): Promise<Answer<'updateBusiness'>> => {
    const { tx, businessId } = asking;
    const { facts, problems } = checkChange(body);
    if (problems !== null) throw refuse.fields(problems);
    const before = await businessStore.claimBusiness(tx, businessId);
    if (before === undefined) throw refuse.missing();
    if (before.version !== body.version) {
      throw refuse.conflict('Somebody else changed the business meanwhile.', 'changed_meanwhile');
    }
    const changed = difference(before, facts);
    if (changed === null) return before;
    await businessStore.storeFacts(tx, businessId, facts);
    await note(asking, 'business.changed', `Changed the ${changed} of the business`);
    return { ...before, ...facts, version: before.version + 1 };
  };

  /** What somebody who owns a business may ask of it whether it is open or waits for its end. @throws 403, 404 */
  const owned = async (tx: Tx, userId: string, businessId: string) => {
    const known = await deletion.findMine(tx, userId, businessId);
    const standing = standingOf(known, clock.now());
    if (known === undefined || standing === 'none') throw refuse.missing();
    if (standing === 'others') throw refuse.forbidden(undefined, 'owner');
    return { ...known, standing };
  };

  /** The bytes go when the transaction is committed, not before. */
  const forget = async (tx: Tx, stored: string | null) => {
    if (stored !== null) await jobs.send(tx, removeFiles, { stored: [stored] });
  };

  const giveLogo = async (asking: Asking, { path, ...logo }: UploadedFile) => {
    const { tx, businessId } = asking;
    await businessStore.claimBusiness(tx, businessId);
    const storedAs = await files.keep(path);
    try {
      await forget(tx, await logos.removeLogo(tx, businessId));
      await logos.addLogo(tx, businessId, { ...logo, storedAs }, clock.now());
      await note(asking, 'business.changed', 'Changed the logo of the business');
    } catch (error) {
      await files.remove(storedAs);
      throw error;
    }
  };

  return {
    getBusinessDetail: async ({ tx, businessId }) => {
      const business = await businessStore.readBusiness(tx, businessId);
      if (business === undefined) throw refuse.missing();
      return business;
    },

    updateBusiness: (call) => change(call, call.body),

    updateBusinessDuringOnboarding: async ({
      tx,
      userId,
      address,
      body: { domain, point_of_contact: source, ...body },
    }) => {
      const { businessId, standing } = await owned(tx, userId, domain);
      if (standing !== 'open') throw refuse.missing();
      await db.enter(tx, { userId, businessId });
      if (await businessStore.isReadOnly(tx, businessId, clock.now())) throw refuse.readOnly();
      const business = await businessStore.claimBusiness(tx, businessId);
      if (business?.is_set_up) throw refuse.conflict('The set-up of this business is finished.', 'set_up');
      const changed = await change({ tx, businessId, userId, address }, body);
      if (source !== undefined) await businessStore.storeSource(tx, businessId, source);
      return changed;
    },

    getBusinessLogo: async ({ tx, businessId, reply }) => {
      const logo = await logos.findLogo(tx, businessId);
      if (logo === undefined) throw refuse.missing();
      // Somebody uploaded it: opened by itself, it may load and run nothing.
      reply.header('content-security-policy', "default-src 'none'; sandbox");
      reply.header('content-disposition', 'inline; filename="logo"');
      return { stream: await files.open(logo.storedAs), type: logo.type, size: Number(logo.size) };
    },

    replaceBusinessLogo: async (call) => {
      const logo = call.file('logo');
      const problem = logo === null ? 'The submitted data was not a file.' : imageProblem(logo);
      if (logo === null || problem !== null) throw refuse.fields({ logo: [problem ?? ''] });
      await giveLogo(call, logo);
      return undefined;
    },

    removeBusinessLogo: async (call) => {
      const removed = await logos.removeLogo(call.tx, call.businessId);
      if (removed === null) return undefined;
      await forget(call.tx, removed);
      await note(call, 'business.changed', 'Removed the logo of the business');
      return undefined;
    },

    setUpBusiness: async (call) => {
      if (await businessStore.markSetUp(call.tx, call.businessId, clock.now())) {
        await note(call, 'business.setUp', 'Finished the set-up of the business');
      }
      return undefined;
    },

    deleteWholeBusiness: async ({ tx, userId, address, body: { domain, name, password } }) => {
      const known = await owned(tx, userId, domain);
      // It cannot be deleted twice, and whoever asks learns by their own list that it was deleted.
      if (known.standing !== 'open') throw refuse.missing();
      const { businessId } = known;
      const hash = await deletion.readPasswordHash(tx, userId);
      const isRight = hash !== undefined && (await passwords.verify(hash, password));
      if (!isRight || !isNamed(known.name, name)) {
        throw refuse.fields({
          ...(isNamed(known.name, name) ? {} : { name: [`Type the name as it is written: ${known.name}`] }),
          ...(isRight ? {} : { password: ['Your password was entered incorrectly. Please enter it again.'] }),
        });
      }
      await db.enter(tx, { userId, businessId });
      const now = clock.now();
      const deletesAt = later(now, gracePeriod);
      const business = await businessStore.claimBusiness(tx, businessId);
      if (business === undefined || !(await deletion.close(tx, businessId, { now, deletesAt }))) throw refuse.missing();
      await note({ tx, businessId, userId, address }, 'business.deleted', 'Deleted the business');
      const about = { publicUrl, name: known.name, deletesAt, timeZone: business.time_zone };
      for (const { email } of await deletion.listOwners(tx, businessId))
        await mail.send(tx, deletedMail({ ...about, to: email }));
      return { deletes_at: deletesAt.toISOString() };
    },

    restoreBusiness: async ({ tx, userId, address, body: { domain } }) => {
      const { businessId, name, standing } = await owned(tx, userId, domain);
      if (standing === 'open') return undefined;
      await db.enter(tx, { userId, businessId });
      if (!(await deletion.reopen(tx, businessId, clock.now()))) return undefined;
      await note({ tx, businessId, userId, address }, 'business.restored', 'Restored the business');
      for (const { email } of await deletion.listOwners(tx, businessId))
        await mail.send(tx, restoredMail({ publicUrl, to: email, name }));
      return undefined;
    },

    requestExport: async ({ tx, userId, address, params: { domain } }) => {
      const { businessId } = await owned(tx, userId, domain);
      await db.enter(tx, { userId, businessId });
      const claimed = await exportsStore.claimExport(tx, businessId, userId, clock.now());
      // It came to its end between the two looks.
      if (claimed === undefined) throw refuse.conflict('Please ask once more.');
      if (claimed.isNew) {
        await jobs.send(tx, makeExport, { businessId, exportId: claimed.row.id, userId });
        await note({ tx, businessId, userId, address }, 'business.exported', 'Asked for the data of the business');
      }
      return presentExport(claimed.row);
    },

    // These two look twice, as the person and then in the business: one connection after the other, never two at once.
    listExports: async ({ userId, params: { domain } }) => {
      const { businessId } = await db.read({ userId }, (tx) => owned(tx, userId, domain));
      const rows = await db.read({ userId, businessId }, (inside) =>
        exportsStore.listExports(inside, businessId, clock.now()),
      );
      return onePage(rows.map(presentExport));
    },

    downloadExport: async ({ userId, params: { domain, id }, reply }) => {
      const { businessId } = await db.read({ userId }, (tx) => owned(tx, userId, domain));
      const found = await db.read({ userId, businessId }, (inside) =>
        exportsStore.findReadyExport(inside, businessId, id, clock.now()),
      );
      if (found === undefined) throw refuse.missing();
      const name = `${fileNameOf(found.name)}-${found.createdAt.toISOString().slice(0, 10)}.zip`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return { stream: await files.open(found.storedAs), type: 'application/zip', size: Number(found.size) };
    },
  };
};
