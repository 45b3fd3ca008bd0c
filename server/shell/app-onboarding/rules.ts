/** Under which names it is said that the welcome of a module was read. */
import type { components } from '../../../openapi/generated/contract.ts';
import { refuse } from '../../platform/errors.ts';

type Schemas = components['schemas'];
type Type = Schemas['AppOnboardingType'];

/** The register's name for it beside the general one, for those who ask for that. */
export const webOnboardingOf = (type: Type, wasRead: boolean): Schemas['WebOnboarding'] =>
  type === 'asset_onboarding'
    ? { widget_onboarded: wasRead, asset_widget_onboarded: wasRead }
    : { widget_onboarded: wasRead };

/** @throws 400 where the register's name is sent for another module, or the two names say different things */
export function wasReadOf({ type, web_onboarding: sent }: Schemas['NewAppOnboarding']): boolean {
  const { widget_onboarded: general, asset_widget_onboarded: ofAssets } = sent;
  if (ofAssets !== undefined && type !== 'asset_onboarding')
    throw refuse.fields({ web_onboarding: ['asset_widget_onboarded is of the asset register only.'] });
  if (general !== undefined && ofAssets !== undefined && general !== ofAssets)
    throw refuse.fields({ web_onboarding: ['widget_onboarded and asset_widget_onboarded differ.'] });
  return general ?? ofAssets ?? false;
}
