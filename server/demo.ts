/**
 * A believable business for a first start, made of what each domain adds (`demo` of its plug) through the handlers that
 * answer people. Mails are not sent. Harmless when repeated; never called in production.
 */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { domains, handlersOf, servicesOf } from './app.ts';
import type { Handlers } from './platform/contract.ts';
import { newId } from './platform/database/ids.ts';
import type { Platform } from './platform/platform.ts';
import { noMail, quietCall } from './platform/quiet-call.ts';
import type { DemoMember, DemoPerson, DemoStage } from './plug/demo-stage.ts';
import type { OwnerCall } from './plug/sample-stage.ts';

/** Known to everybody who reads this, hence only for databases that nobody else reaches. */
const password = 'Harmattan-Breeze-42';

const owner: DemoPerson = {
  email: 'owner@demo.steward.test',
  first_name: 'Ngozi',
  last_name: 'Adeyemi',
  phone_number: '08031234567',
};
const staff: DemoMember[] = [
  {
    email: 'hr@demo.steward.test',
    first_name: 'Bisola',
    last_name: 'Okonkwo',
    phone_number: '08052345678',
    role: 'human resources',
    permissions: ['access_hr', 'edit_people', 'see_pay', 'manage_hr', 'manage_time_off'],
  },
  {
    email: 'fleet@demo.steward.test',
    first_name: 'Musa',
    last_name: 'Ibrahim',
    phone_number: '08063456789',
    role: 'vehicles and assets',
    permissions: ['access_vehicles', 'access_assets'],
  },
  {
    email: 'finance@demo.steward.test',
    first_name: 'Efe',
    last_name: 'Eze',
    phone_number: '08094567890',
    role: 'finance',
    permissions: ['access_hr', 'see_pay'],
  },
];

const businessName = 'Adeyemi Haulage Limited';

export type Demo = { businessName: string; password: string; people: { email: string; role: string }[] };

/** Needs a worker, here or elsewhere. */
export async function makeDemo(platform: Platform): Promise<Demo> {
  const stage = openStage(platform);
  for (const { demo } of domains) await demo?.(stage);
  const people = [{ email: owner.email, role: 'owner' }, ...staff.map(({ email, role }) => ({ email, role }))];
  return { businessName, password, people };
}

function openStage(platform: Platform): DemoStage {
  const services = servicesOf(platform);
  const handlers = handlersOf({ ...platform, mail: noMail });
  const call: DemoStage['call'] = quietCall(platform.log, 'demo');
  const as: DemoStage['as'] = (userId, ask) =>
    platform.db.as({ userId }, (tx) => ask({ ...call, body: undefined, tx, userId, sessionId: '' }));
  /** Not by signing in: a tester may have changed the password, and finds no device of ours in their list. */
  const userOf: DemoStage['userOf'] = async (email) => {
    const { findAccount, emailKey } = services.accounts;
    const account = await platform.db.system((tx) => findAccount(tx, emailKey(email)));
    return account === undefined ? null : as(account.userId, handlers.getCurrentUser);
  };
  const asOwner: DemoStage['asOwner'] = async (ask) => {
    const { id: userId = null, business = null } = (await userOf(owner.email)) ?? {};
    if (userId === null || business === null) return null;
    const who = { userId, businessId: business.id };
    const inBusiness = {
      ...call,
      ...who,
      sessionId: '',
      isOwner: true,
      permissions: [],
      params: { domain: business.id },
    };
    return platform.db.as(who, (tx) => ask({ ...inBusiness, query: {}, body: undefined, tx }));
  };
  const uploadSample = sampleUploads(handlers, platform.config.uploadDir);
  const people = { password, businessName, owner, staff };
  return { platform, services, handlers, call, as, asOwner, userOf, uploadSample, ...people };
}

/** Uploads a page with a title as the owner. @returns its id, to which something of theirs refers then */
const sampleUploads = (handlers: Handlers, uploadDir: string) => async (call: OwnerCall, title: string) => {
  const pdf = new PDFDocument({ size: 'A5', info: { Title: title } });
  pdf.fontSize(18).text(title).fontSize(11).moveDown().text('A sample of the demo business.');
  pdf.end();
  const bytes = await buffer(pdf);
  const path = join(uploadDir, newId());
  await writeFile(path, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const filename = `${title}.pdf`;
  const file = () => ({ path, filename, size: bytes.length, type: 'application/pdf', sha256 });
  return (await handlers.uploadTemporaryFile({ ...call, body: { file: filename }, file })).id;
};
