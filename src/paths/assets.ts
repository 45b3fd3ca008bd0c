import { at } from './shared.ts';

export const assetsPaths = {
  assets: () => '/assets',
  home: () => at('/assets', { tab: 'home' }),
  createAsset: (query: { copy?: string } = {}) => at('/assets', { tab: 'home', view: 'create', ...query }),
  editAsset: (id: string) => at('/assets', { tab: 'home', view: 'edit', id }),
  /** @param query what the list is narrowed by, as its filters name it */
  assetList: (
    query: {
      asset_type?: string;
      status?: string;
      search?: string;
      location?: string;
      kind?: string;
      vehicle_type?: string;
      sort?: string;
    } = {},
  ) => at('/assets', { tab: 'asset-list', view: 'list', ...query }),
  /** With the camera open that finds an asset by its label. */
  scan: () => at('/assets', { tab: 'asset-list', view: 'list', modal: 'scan' }),
  assetBin: () => at('/assets', { tab: 'asset-list', view: 'bin' }),
  asset: (id: string) => at('/assets', { tab: 'asset-list', view: 'asset', id }),
  /** With the dialog open that adds one. */
  addStatutory: (id: string) =>
    at('/assets', { tab: 'asset-list', view: 'asset', id, part: 'statutory', modal: 'add', of: 'statutory' }),
  maintenance: (query: { type?: string; status?: 'upcoming' | 'overdue'; search?: string } = {}) =>
    at('/assets', { tab: 'maintenance', view: 'service-repair', ...query }),
  /** The reminders that are set and open. */
  reminders: () => at('/assets', { tab: 'maintenance', view: 'reminders' }),
  createMaintenance: (query: { asset?: string; plan?: string; type?: string } = {}) =>
    at('/assets', { tab: 'maintenance', view: 'create-maintenance', ...query }),
  maintenancePlans: (query: { asset_type?: string } = {}) =>
    at('/assets', { tab: 'maintenance', view: 'plans', ...query }),
  /** For one asset or for a type, where one is named. */
  createPlan: (query: { asset?: string; asset_type?: string } = {}) =>
    at('/assets', { tab: 'maintenance', view: 'create-plan', ...query }),
  editPlan: (id: string) => at('/assets', { tab: 'maintenance', view: 'edit-plan', id }),
  editMaintenance: (id: string) => at('/assets', { tab: 'maintenance', view: 'edit-maintenance', id }),
  /** @param query `modal` and `of` open the report of one */
  issues: (query: { status?: 'in_repair' | 'inspected' | 'pending' | 'resolved'; modal?: 'issue'; of?: string } = {}) =>
    at('/assets', { tab: 'maintenance', view: 'report-issue', ...query }),
  reportIssue: (query: { asset?: string } = {}) =>
    at('/assets', { tab: 'maintenance', view: 'create-report', ...query }),
  /** What an employee has. */
  holder: (id: string) => at('/assets', { tab: 'asset-list', view: 'holder', id }),
  /** @param query `ids` of what was chosen, at most a hundred with commas between them */
  handOver: (query: { ids?: string } = {}) => at('/assets', { tab: 'asset-list', view: 'hand-over', ...query }),
  assetTypes: () => at('/assets', { tab: 'asset-list', view: 'type' }),
  issueTypes: (query: { modal?: 'issue-type' } = {}) =>
    at('/assets', { tab: 'settings', view: 'issued-type', ...query }),
  settings: () => at('/assets', { tab: 'settings' }),
  assetTypeSettings: (query: { modal?: 'asset-type' } = {}) =>
    at('/assets', { tab: 'settings', view: 'asset-type', ...query }),
  statutoryInformation: () => at('/assets', { tab: 'settings', view: 'statutory-type' }),
  /** The code on the label of an asset; `ref` shows what became of a report. */
  label: (token: string, query: { ref?: string } = {}) => at(`/a/${token}`, query),
  /** With an id, an import that was begun before. */
  importAssets: (query: { id?: string } = {}) => at('/assets', { tab: 'asset-list', view: 'import', ...query }),
  imports: () => at('/assets', { tab: 'asset-list', view: 'imports' }),
  stockTakes: () => at('/assets', { tab: 'asset-list', view: 'stock-takes' }),
  /** Without an id, a new one. */
  stockTake: (query: { id?: string } = {}) => at('/assets', { tab: 'asset-list', view: 'stock-take', ...query }),
};
