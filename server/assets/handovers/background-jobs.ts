/** Mails the receipt of a signed hand-over, once, to the holder and to those who manage people. */
import { listMembersWith, listOwners } from '../../directory/directory.ts';
import type { Job } from '../../platform/background-jobs/background-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { handedOverMail, receivedMail } from './mails.ts';
import { writeReceipt } from './receipt.ts';
import * as store from './store.ts';

export const sendReceipt = 'assets.send-receipt';
export type Sending = { businessId: string; handoverId: string };

export const handoverJobs = ({ clock, config, db, mail }: Platform): Job<Sending>[] => [
  {
    name: sendReceipt,
    retries: 'for hours',
    work: ({ businessId, handoverId }) =>
      db.as({ businessId }, async (tx) => {
        if (!(await store.claimSending(tx, businessId, handoverId, clock.now()))) return;
        const handover = await store.findReceipt(tx, businessId, handoverId);
        if (handover === undefined) return;
        const { business, holder, items } = handover;
        const content = (await writeReceipt(handover)).toString('base64');
        const receipt = { filename: 'hand-over-receipt.pdf', type: 'application/pdf', content };
        const about = { business, holder: `${holder.first_name} ${holder.last_name}`, count: items.length, receipt };
        const managers = await listMembersWith(tx, businessId, 'access_hr');
        const readers = managers.length > 0 ? managers : await listOwners(tx, businessId);
        if (holder.email !== null) await mail.send(tx, receivedMail(config.publicUrl, { ...about, to: holder.email }));
        for (const { email } of readers)
          if (email !== holder.email) await mail.send(tx, handedOverMail(config.publicUrl, { ...about, to: email }));
      }),
  },
];
