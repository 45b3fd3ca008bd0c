import { at } from './shared.ts';

export const assetsPaths = {
  assets: () => '/assets',
  assetTypes: () => at('/assets', { tab: 'asset-list', view: 'type' }),
  issueTypes: (query: { modal?: 'issue-type' } = {}) =>
    at('/assets', { tab: 'settings', view: 'issued-type', ...query }),
  statutoryInformation: () => at('/assets', { tab: 'settings', view: 'statutory-type' }),
};
