/**
 * Faults that anybody reports at the label of an asset, and follows up with a reference. To strangers it says nothing of the
 * business, and of an asset no more than its label does.
 */

import { excerptOf } from '../../../rules/shared/line.ts';
import { todayIn } from '../../directory/business-day.ts';
import { findBusinessName } from '../../directory/directory.ts';
import type { Handlers } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import { later } from '../../platform/time/dates.ts';
import { titleOf } from '../assets/rules.ts';
import { claimAssets } from '../assets/store.ts';
import { keepAttachment } from '../attachments/acts.ts';
import { joinAttachments } from '../attachments/store.ts';
import { addIssue } from '../issues/store.ts';
import { issueLink, tellOfIssue } from '../issues/telling.ts';
import { describeLabel, findLabelled } from '../labels/store.ts';
import { findSettings } from '../settings/store.ts';
import { faultMail } from './mails.ts';
import { newReference } from './reference.ts';
import * as store from './store.ts';

/** What one asset and one business take, from whatever addresses; a flood fills no register and no mailbox. */
const ofAsset = { calls: 20, seconds: 86_400 };
const ofBusiness = { calls: 200, seconds: 86_400 };
/** Milliseconds between two mails to one person. */
const mailPause = 3_600_000;

type FaultOperation = 'reportFault' | 'followFault';
type Row = NonNullable<Awaited<ReturnType<typeof store.findFault>>>;
type Labelled = { businessId: string; assetId: string };
type Mailed = { asset: string; message: string; issueId: string; now: Date };

const present = ({ reported_at, ...fault }: Row) => ({ ...fault, reported_at: reported_at.toISOString() });

export const faultsHandlers = ({
  clock,
  config,
  db,
  files,
  limits,
  mail,
}: Platform): Pick<Handlers, FaultOperation> => {
  /** @throws 404 for a token that nobody has, an asset in the bin and a closed business alike */
  async function find(token: string): Promise<Labelled> {
    const found = await findLabelled(db, token);
    if (found === undefined) throw refuse.missing();
    return found;
  }

  async function assertThere(tx: Tx, { businessId, assetId }: Labelled) {
    if ((await describeLabel(tx, businessId, assetId)) === undefined) throw refuse.missing();
  }

  async function tell(tx: Tx, { businessId }: Labelled, about: Mailed, isMailed: boolean) {
    const readers = await tellOfIssue(tx, { businessId, ...about, except: null });
    if (!isMailed) return;
    const link = issueLink(about.issueId);
    const business = await findBusinessName(tx, businessId);
    for (const { email: to } of readers)
      await mail.send(
        tx,
        faultMail(config.publicUrl, { to, business, link, asset: about.asset, message: about.message }),
      );
  }

  return {
    reportFault: async ({ params, body, file, address }) => {
      const labelled = await find(params.token);
      const { businessId, assetId } = labelled;
      const repeated = await db.read({ businessId }, (tx) => store.findRepeated(tx, labelled, body.key));
      if (repeated !== undefined) return present(repeated);
      await limits.take('faults:asset', assetId, ofAsset);
      await limits.take('faults:business', businessId, ofBusiness);
      return db.as({ businessId }, async (tx) => {
        await assertThere(tx, labelled);
        const [asset] = await claimAssets(tx, businessId, [assetId]);
        if (asset === undefined) throw refuse.missing();
        if (!(await findSettings(tx, businessId)).takes_fault_reports)
          throw refuse.conflict('Faults of this asset are not reported here.', 'off');
        // Whoever sent it at the same moment has come first.
        const earlier = await store.findRepeated(tx, labelled, body.key);
        if (earlier !== undefined) return present(earlier);
        const now = clock.now();
        const [message, reference] = [body.message.trim(), newReference()];
        const isMailed = !(await store.hasFaultSince(tx, businessId, later(now, -mailPause)));
        const by = { name: (body.name ?? '').trim(), contact: (body.contact ?? '').trim(), reference, key: body.key };
        const date = await todayIn(tx, businessId, now);
        const issue = { assetId, typeId: null, message, date, priority: 'medium', by } as const;
        const id = await addIssue(tx, businessId, issue, now);
        const photo = file('photo');
        if (photo !== null) {
          const kept = await keepAttachment(files, tx, businessId, photo, now);
          await joinAttachments(tx, businessId, { ids: [kept.id], subject: { kind: 'issue', id }, assetId }, 'photo');
        }
        await record(tx, {
          businessId,
          actorId: null,
          action: 'issue.reportedAtLabel',
          address,
          now,
          text: `Reported at its label “${excerptOf(message)}”`,
          subject: { id: assetId, name: titleOf(asset) },
        });
        await tell(tx, labelled, { asset: asset.name, message, issueId: id, now }, isMailed);
        return { reference, status: 'pending', reported_at: now.toISOString() };
      });
    },

    followFault: async ({ params }) => {
      const labelled = await find(params.token);
      const found = await db.read({ businessId: labelled.businessId }, async (tx) => {
        await assertThere(tx, labelled);
        return store.findFault(tx, labelled, params.reference);
      });
      if (found === undefined) throw refuse.missing();
      return present(found);
    },
  };
};
