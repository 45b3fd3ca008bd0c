import { at } from './shared.ts';

export const assetsPaths = {
  assets: () => '/assets',
  assetTypes: () => at('/assets', { tab: 'asset-list', view: 'type' }),
  statutoryInformation: () => at('/assets', { tab: 'settings', view: 'statutory-type' }),
};
