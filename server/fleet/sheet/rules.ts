/** What stands in the sheet of a vehicle. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import { stateOf } from '../../platform/time/expiry.ts';
import type { ReadyPaper } from './catalogue.ts';

type Schemas = components['schemas'];
type Paper = Schemas['VehiclePaper'];
export type Line = Schemas['PaperSheetLine'];

const lastsUntil = ({ due_date }: Paper): string => due_date ?? '9999';

/** Of several, the one that expires last. */
const lastOf = (papers: readonly Paper[]): Paper | null =>
  papers.reduce<Paper | null>(
    (best, each) => (best === null || lastsUntil(each) > lastsUntil(best) ? each : best),
    null,
  );

type Known = {
  kind: Schemas['VehicleType'];
  /** Null where only the make is known. */
  model: string | null;
  papers: readonly Paper[];
  /** What the business has said of this vehicle. */
  needs: ReadonlyMap<string, boolean>;
  /** Who has the vehicle, and their licence. */
  driver: { name: string; licence: { expiryDate: string | null } | undefined } | null;
  today: string;
};

export function lineOf(ready: ReadyPaper, { kind, model, papers, needs, driver, today }: Known): Line {
  const { type, name, note } = ready;
  const isUsual = ready.neededBy.includes(kind) && !(model !== null && ready.exempt?.has(model));
  const isNeeded = needs.get(type) ?? isUsual;
  const paper = lastOf(papers.filter((each) => each.type === type));
  const isOfDriver = type === 'drivers_licence' && paper === null;
  const licence = isOfDriver && driver?.licence ? driver.licence : null;
  const lacking = isOfDriver && driver === null ? 'no_driver' : 'missing';
  return {
    type,
    name,
    note,
    paper,
    licence: licence && { holder: driver?.name ?? '', expiry_date: licence.expiryDate },
    is_needed: isNeeded,
    is_usual: isUsual,
    valid_months: ready.months(kind),
    state: paper?.state ?? (licence ? stateOf(licence.expiryDate, today) : isNeeded ? lacking : 'not_needed'),
  };
}

/** Those that are asked of vehicles of its kind, the needed ones first. */
export function sheetOf(catalogue: readonly ReadyPaper[], known: Known): Line[] {
  const lines = catalogue.map((ready) => ({ line: lineOf(ready, known), isAsked: ready.askedOf.includes(known.kind) }));
  const shown = lines.filter(
    ({ line, isAsked }) => isAsked || line.is_needed || line.paper !== null || line.licence !== null,
  );
  return [...shown.filter(({ line }) => line.is_needed), ...shown.filter(({ line }) => !line.is_needed)].map(
    ({ line }) => line,
  );
}
