/**
 * The papers that Nigerian law asks of vehicles: of which kinds, and for how long they are usually issued. Pure data;
 * docs/nigerian-papers.md has its sources. The dates on a paper count, not these.
 */
import type { components } from '../../../openapi/generated/contract.ts';

type Schemas = components['schemas'];
type Kind = Schemas['VehicleType'];
export type ReadyPaper = {
  type: Schemas['PaperType'];
  name: string;
  note: string;
  /** The kinds of vehicles that usually need it. */
  neededBy: readonly Kind[];
  /** The kinds of which some need it. */
  askedOf: readonly Kind[];
  /** Models of those kinds that do not. */
  exempt?: ReadonlySet<string>;
  /** Null where that differs. */
  months: (kind: Kind) => number | null;
};

const onRoads = ['car', 'bus', 'truck', 'bike'] as const satisfies Kind[];
const yearly = () => 12;

/** The register has no kind for pickups: these trucks of its makes are. */
export const pickups: ReadonlySet<string> = new Set(
  [
    ...[
      'byd-shark',
      'changan-hunter',
      'chevrolet-colorado',
      'chevrolet-lumina-ute',
      'chevrolet-silverado',
      'dongfeng-rich-6',
    ],
    ...['ford-f-150', 'ford-f-250', 'ford-f-350', 'ford-ranger', 'foton-tunland', 'gmc-canyon', 'gmc-sierra'],
    ...[
      'great-wall-deer',
      'great-wall-poer',
      'great-wall-wingle-5',
      'great-wall-wingle-7',
      'isuzu-d-max',
      'jac-t6',
      'jac-t8',
    ],
    ...['mahindra-bolero-maxx', 'mahindra-genio', 'mahindra-pik-up', 'mazda-b2500', 'mazda-bt-50', 'mitsubishi-l200'],
    ...['nissan-frontier', 'nissan-hardbody', 'nissan-navara', 'nissan-np300', 'nissan-titan', 'nord-max', 'nord-tank'],
    ...['opel-campo', 'peugeot-504-pickup', 'peugeot-hoggar', 'peugeot-landtrek', 'renault-oroch', 'tata-xenon-pickup'],
    ...['toyota-hilux', 'toyota-land-cruiser-79'],
  ].map((model) => `${model}-truck`),
);

export const readyPapers: readonly ReadyPaper[] = [
  {
    type: 'autoreg',
    name: 'Vehicle licence',
    note: 'From the licensing office of the state; renewed each year.',
    neededBy: onRoads,
    askedOf: onRoads,
    months: yearly,
  },
  {
    type: 'insurance',
    name: 'Insurance',
    note: 'Third party at least; comprehensive covers it too. Without it, nobody may drive.',
    neededBy: onRoads,
    askedOf: onRoads,
    months: yearly,
  },
  {
    type: 'roadworthiness',
    name: 'Road worthiness',
    note: 'From the vehicle inspection office: for a year, and for six months when people or goods are carried.',
    neededBy: ['car', 'bus', 'truck'],
    askedOf: onRoads,
    months: (kind) => (kind === 'bus' || kind === 'truck' ? 6 : 12),
  },
  {
    type: 'ownership',
    name: 'Proof of ownership',
    note: 'Says whose vehicle it is; renewed with the vehicle licence in most states.',
    neededBy: onRoads,
    askedOf: onRoads,
    months: yearly,
  },
  {
    type: 'drivers_licence',
    name: "Driver's licence",
    note: 'Of whoever drives it, for three or five years.',
    neededBy: onRoads,
    askedOf: onRoads,
    months: () => 36,
  },
  {
    type: 'hackney',
    name: 'Hackney permit',
    note: 'For vehicles that carry people or goods for a business, also its own goods.',
    neededBy: ['bus', 'truck'],
    askedOf: onRoads,
    months: yearly,
  },
  {
    type: 'heavy_duty',
    name: 'Heavy-duty permit',
    note: 'For lorries, tankers and trailers; a pickup needs none.',
    neededBy: ['truck'],
    askedOf: ['truck'],
    exempt: pickups,
    months: yearly,
  },
  {
    type: 'tinted_glass',
    name: 'Tinted-glass permit',
    note: 'From the police, for vehicles whose windows are tinted.',
    neededBy: [],
    askedOf: ['car', 'bus', 'truck'],
    months: yearly,
  },
  {
    type: 'cmr',
    name: 'CMR certificate',
    note: 'Of the central motor registry of the police. Whether it may be asked for is disputed.',
    neededBy: [],
    askedOf: onRoads,
    months: () => null,
  },
];
