/** How a business writes its rota, and by which rules it plans. */
import { alwaysRefused, firstSettings, type Settings } from '../../../rules/rota/settings.ts';
import type { Tx } from '../../platform/database/database.ts';

const columns = 'time_format, week_start, rest_hours, day_hours, week_hours, travel_minutes, approves_swaps, refuses';

export async function settingsOf(tx: Tx, businessId: string): Promise<Settings> {
  const [found] = await tx.query<Settings>(`select ${columns} from rota_settings where business_id = $1`, [businessId]);
  return found ?? firstSettings;
}

/** Locks the settings until the transaction ends. */
export async function claimSettings(tx: Tx, businessId: string): Promise<Settings> {
  await putSettings(tx, businessId, firstSettings, 'do nothing');
  await tx.query('select from rota_settings where business_id = $1 for update', [businessId]);
  return settingsOf(tx, businessId);
}

export const changeSettings = (tx: Tx, businessId: string, settings: Settings): Promise<void> =>
  putSettings(
    tx,
    businessId,
    settings,
    `(business_id) do update set time_format = excluded.time_format, week_start = excluded.week_start,
       rest_hours = excluded.rest_hours, day_hours = excluded.day_hours, week_hours = excluded.week_hours,
       travel_minutes = excluded.travel_minutes, approves_swaps = excluded.approves_swaps, refuses = excluded.refuses`,
  );

async function putSettings(tx: Tx, businessId: string, settings: Settings, onConflict: string): Promise<void> {
  const { time_format, week_start, rest_hours, day_hours, week_hours, travel_minutes, approves_swaps, refuses } =
    settings;
  await tx.query(
    `insert into rota_settings (business_id, ${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict ${onConflict}`,
    [businessId, time_format, week_start, rest_hours, day_hours, week_hours, travel_minutes, approves_swaps, refuses],
  );
}

/** With the rules that refuse whatever a business says, each once. */
export const withAlways = (settings: Settings): Settings => ({
  time_format: settings.time_format,
  week_start: settings.week_start,
  rest_hours: settings.rest_hours,
  day_hours: settings.day_hours,
  week_hours: settings.week_hours,
  travel_minutes: settings.travel_minutes,
  approves_swaps: settings.approves_swaps,
  refuses: [...new Set([...alwaysRefused, ...settings.refuses])],
});
