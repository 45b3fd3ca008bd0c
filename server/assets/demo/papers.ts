/** Papers of the demo business's vehicles: most of them valid, some due, two expired, each with its file and its reminder. */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { todayIn } from '../../directory/business-day.ts';
import type { Answer, Handlers, UploadedFile } from '../../platform/contract.ts';
import { newId } from '../../platform/database/ids.ts';
import { dayPlus } from '../../platform/time/dates.ts';
import type { DemoStage } from '../../plug/demo-stage.ts';
import type { OwnerCall } from '../../plug/sample-stage.ts';

type Vehicle = Answer<'listAssets'>['results'][number];
type Paper = { vehicle: Vehicle; type: { id: string; name: string }; until: string };

const vehicles = 10;
/** Days until each paper expires; the rest of them in the course of the year. */
const soon = [-12, -3, 1, 3, 5, 9, 14, 21, 27];

async function fileOf({ vehicle, type, until }: Paper, uploadDir: string): Promise<UploadedFile> {
  const pdf = new PDFDocument({ size: 'A5', info: { Title: `${type.name} of ${vehicle.number}` } });
  pdf.fontSize(18).text(type.name).fontSize(11).moveDown();
  pdf.text(`${vehicle.name}, ${vehicle.number}`).text(`Valid until ${until}`).moveDown().text('A sample, not a paper.');
  pdf.end();
  const bytes = await buffer(pdf);
  const path = join(uploadDir, newId());
  await writeFile(path, bytes);
  const filename = `${type.name} ${vehicle.number}.pdf`.toLowerCase().replaceAll(' ', '-');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path, filename, size: bytes.length, type: 'application/pdf', sha256 };
}

type Means = { handlers: Handlers; call: OwnerCall; uploadDir: string };

async function upload({ handlers, call, uploadDir }: Means, paper: Paper): Promise<string> {
  const file = await fileOf(paper, uploadDir);
  const body = { file: file.filename };
  return (await handlers.uploadAttachment({ ...call, body, file: () => file })).id;
}

async function remind({ handlers, call }: Means, { vehicle }: Paper): Promise<string> {
  const recipients = { everyone: true, holder: true, people: [] };
  const offsets = { set_reminder: '30d', further_reminders: ['7d', '1d'] };
  const body = { asset: vehicle.id, type: 'document_renewal', date: '08:00', recipients, escalate_after: 3 } as const;
  return (await handlers.createReminder({ ...call, body: { ...body, ...offsets } })).id;
}

const datesOf = ({ until }: Paper) => ({
  date_of_issue: dayPlus(until, { years: -1 }),
  expiry_date: until,
});

async function add(means: Means, paper: Paper): Promise<string> {
  const { handlers, call } = means;
  const { vehicle, type } = paper;
  const about = { content_type: 'asset', object_id: vehicle.id, attachment_type: 'statutory' } as const;
  const kept = { attachment: await upload(means, paper), reminder: await remind(means, paper) };
  const body = { ...about, ...kept, ...datesOf(paper), document_type: type.id };
  return (await handlers.addDocument({ ...call, body })).id;
}

/** The paper of the year before, and the one that took its place. */
async function addRenewed(means: Means, paper: Paper): Promise<void> {
  const { handlers, call } = means;
  const id = await add(means, { ...paper, until: dayPlus(paper.until, { years: -1 }) });
  const kept = { attachment: await upload(means, paper), reminder: await remind(means, paper) };
  const body = { ...kept, ...datesOf(paper) };
  await handlers.renewDocument({ ...call, params: { ...call.params, id }, body });
}

export async function demoPapers({
  handlers,
  platform: { config, clock },
  asOwner,
}: Pick<DemoStage, 'handlers' | 'platform' | 'asOwner'>) {
  await asOwner(async (call) => {
    const listed = await handlers.listAssets({ ...call, query: { kind: 'vehicle', page_size: 100 } });
    // A forklift stays in the yard, where nobody asks for its papers.
    const results = listed.results.filter(({ vehicle_type }) => vehicle_type !== 'forklift').slice(0, vehicles);
    const [first] = results;
    if (first === undefined) return;
    const known = await handlers.listAssetDocuments({ ...call, params: { ...call.params, id: first.id }, query: {} });
    if (known.count > 0) return;
    const types = await handlers.listDocumentTypes(call);
    const today = await todayIn(call.tx, call.businessId, clock.now());
    const means = { handlers, call, uploadDir: config.uploadDir };
    const papers = results.flatMap((vehicle) => types.map((type) => ({ vehicle, type })));
    for (const [at, { vehicle, type }] of papers.entries()) {
      const paper = { vehicle, type, until: dayPlus(today, { days: soon[at] ?? 40 + at * 9 }) };
      await (at % 10 === 9 ? addRenewed : add)(means, paper);
    }
  });
}
