import { assetStatusLabels } from '../../../../openapi/generated/lists/assets.register.ts';
import { type AssetStatus, isOutOfUse } from '../../../../rules/assets/status.ts';
import { Notice } from '../../ui/feedback/feedback.tsx';

/** What whoever gives assets away must know: who has a thing and how it is doing are two facts, and the second one stays. */
export function OutOfUseNotice({ assets }: { assets: readonly { name: string; status: AssetStatus }[] }) {
  const [first, ...others] = assets.filter(({ status }) => isOutOfUse(status));
  if (first === undefined) return null;
  const said = `${first.name} is still ${assetStatusLabels[first.status].toLowerCase()}`;
  return (
    <Notice tone="warning">
      {others.length === 0
        ? `${said}, and stays so.`
        : `${said}, and ${others.length} more cannot be used now either. They stay so.`}
    </Notice>
  );
}
