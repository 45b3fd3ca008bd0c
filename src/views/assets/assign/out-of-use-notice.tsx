import { assetStatusLabels } from '../../../../openapi/generated/lists/assets.register.ts';
import { type AssetStatus, isOutOfUse } from '../../../../rules/assets/status.ts';
import { Notice } from '../../ui/feedback/feedback.tsx';

type Given = { name: string; status: AssetStatus; is_stopped: boolean };

/** What whoever gives assets away must know: who has a thing and how it is doing are two facts, and the second one stays. */
export function OutOfUseNotice({ assets }: { assets: readonly Given[] }) {
  return (
    <>
      <StatusNotice assets={assets.filter(({ status }) => isOutOfUse(status))} />
      <StoppedNotice assets={assets.filter(({ is_stopped }) => is_stopped)} />
    </>
  );
}

function StatusNotice({ assets: [first, ...others] }: { assets: readonly Given[] }) {
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

function StoppedNotice({ assets: [first, ...others] }: { assets: readonly Given[] }) {
  if (first === undefined) return null;
  return (
    <Notice tone="warning">
      {others.length === 0
        ? `${first.name} is not to be driven until somebody who looks after the fleet decides.`
        : `${first.name} and ${others.length} more are not to be driven until somebody who looks after the fleet decides.`}
    </Notice>
  );
}
