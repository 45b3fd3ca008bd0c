/** Reported issues of the demo business, in each state, and a fault that somebody reported at a label. */
import { todayIn } from '../../directory/business-day.ts';
import { dayPlus } from '../../platform/time/dates.ts';
import type { DemoStage } from '../../plug/demo-stage.ts';
import type { OwnerCall } from '../../plug/sample-stage.ts';

type Act = 'repair' | 'inspection' | 'resolved' | 'damaged';
type Scene = {
  of: string;
  type: string;
  message: string;
  priority: 'high' | 'medium' | 'low';
  daysAgo: number;
  /** What was done about it, in this order. */
  acts: readonly Act[];
};

const scenes: readonly Scene[] = [
  {
    of: 'Generator',
    type: 'Breakdown',
    priority: 'high',
    daysAgo: 1,
    acts: [],
    message: 'Goes off after ten minutes, with black smoke.',
  },
  {
    of: 'Laptop',
    type: 'Battery',
    priority: 'low',
    daysAgo: 6,
    acts: [],
    message: 'The battery lasts for half an hour only.',
  },
  {
    of: 'Vehicle',
    type: 'Tyre',
    priority: 'high',
    daysAgo: 4,
    acts: ['inspection'],
    message: 'Pulls to the left when braking.',
  },
  {
    of: 'Air Conditioner',
    type: 'Electrical Fault',
    priority: 'medium',
    daysAgo: 9,
    acts: ['inspection', 'repair'],
    message: 'Trips the breaker as soon as the compressor starts.',
  },
  {
    of: 'Printer',
    type: 'Wear and Tear',
    priority: 'low',
    daysAgo: 30,
    acts: ['repair', 'resolved'],
    message: 'Takes several sheets at once.',
  },
  {
    of: 'Mobile Phone',
    type: 'Damage',
    priority: 'medium',
    daysAgo: 45,
    acts: ['damaged'],
    message: 'Fell into the lagoon.',
  },
];

const notes = {
  repair: 'New parts ordered and fitted',
  inspection: 'Looked at by the workshop',
  resolved: 'Repaired and tried for a day',
  damaged: 'It cannot be repaired; the insurance was told',
};

type OwnersStage = Pick<DemoStage, 'handlers' | 'platform' | 'asOwner'>;

async function play({ handlers, platform }: OwnersStage, call: OwnerCall) {
  if ((await handlers.listIssues(call)).count > 0) return null;
  const today = await todayIn(call.tx, call.businessId, platform.clock.now());
  const before = (days: number) => dayPlus(today, { days: -days });
  const assetTypes = await handlers.listAssetTypes(call);
  const issueTypes = (await handlers.listIssueTypes({ ...call, query: { page_size: 100 } })).results;
  const idOf = (list: readonly { id: string; name: string }[], name: string) =>
    list.find((each) => each.name === name)?.id ?? '';
  for (const { of, type, message, priority, daysAgo, acts } of scenes) {
    const typeId = idOf(assetTypes, of);
    if (typeId === '') continue;
    const { results } = await handlers.listAssets({ ...call, query: { asset_type: typeId, page_size: 1 } });
    const [asset] = results;
    if (asset === undefined) continue;
    const params = { ...call.params, id: asset.id };
    const given = { issue_type: idOf(issueTypes, type), priority_level: priority, date: before(daysAgo), message };
    const issue = await handlers.reportIssue({ ...call, params, body: given });
    for (const act of acts) {
      if (act === 'repair' || act === 'inspection') {
        const entry = {
          asset: asset.id,
          issue: issue.id,
          type: act,
          notes: notes[act],
          cost: act === 'repair' ? 38_000 : 0,
        };
        await handlers.createMaintenance({ ...call, body: { ...entry, date: before(daysAgo - 1) } });
      } else {
        const end = { params: { ...call.params, id: issue.id }, body: { status: act, note: notes[act] } };
        await handlers.closeIssue({ ...call, ...end });
      }
    }
  }
  const [labelled] = await call.tx.query<{ token: string }>(
    'select label_token as token from assets where business_id = $1 and deleted_at is null order by id limit 1',
    [call.businessId],
  );
  return labelled?.token ?? null;
}

/** Without the one that was reported at a label, which nobody does as the owner. */
export const sampleIssues = (stage: OwnersStage) => stage.asOwner((call) => play(stage, call));

export async function demoIssues(stage: DemoStage) {
  const token = await stage.asOwner((call) => play(stage, call));
  if (token === null) return;
  const body = { key: 'fault-of-the-demo-business', message: 'The screen flickers since this morning.', name: 'Sade' };
  await stage.handlers.reportFault({ ...stage.call, params: { token }, body });
}
