import { useRef } from 'react';
import { BusinessAvatar } from '../shared/business/business-avatar.tsx';
import { Icon } from '../ui/foundations/icon.tsx';
import { useCode } from '../ui/foundations/use-code.ts';
import { visuallyHidden } from '../ui/foundations/visually-hidden.css.ts';
import * as css from './header.css.ts';
import type { HeaderActs } from './header-acts.ts';
import { loadMenu } from './late-code.ts';

type BusinessSwitchProps = Pick<HeaderActs, 'businessId' | 'businesses' | 'onBusiness' | 'switching'> & {
  /** The name of the business one is in. */
  business: string;
};

/** The name of the business, with a menu for members of several. */
export function BusinessSwitch(props: BusinessSwitchProps) {
  if (props.businesses.length > 1) return <Switch {...props} />;
  return (
    <span className={css.business}>
      <BusinessAvatar id={props.businessId} name={props.business} />
      <span className={css.businessName}>{props.business}</span>
    </span>
  );
}

function Switch({ business, businessId, businesses, onBusiness, switching: { entering } }: BusinessSwitchProps) {
  const { code, isOpen, close, button } = useCode(loadMenu, 'The menu', 'menu');
  const trigger = useRef<HTMLButtonElement>(null);
  // While another business opens, it stands here already.
  const target = entering === null ? undefined : businesses.find(({ name }) => name === entering);
  return (
    <div className={css.switchCell}>
      <button
        {...button}
        ref={trigger}
        className={css.switchButton}
        aria-label={`Business: ${business}`}
        // It keeps the focus during the switch.
        aria-disabled={entering !== null}
        {...(entering === null ? {} : { onClick: undefined, onKeyDown: undefined })}
      >
        <BusinessAvatar id={target?.id ?? businessId} name={target?.name ?? business} />
        <span className={css.businessName}>{target?.name ?? business}</span>
        {entering === null ? (
          <Icon name="chevron" size={16} />
        ) : (
          <span className={css.switchSpinner} role="progressbar" aria-label={`Opening ${entering}`} />
        )}
      </button>
      <span role="status" className={visuallyHidden}>
        {entering === null ? '' : `Opening ${entering}`}
      </span>
      {code ? (
        <code.MenuList
          label="Business"
          trigger={trigger}
          placement="bottom start"
          isOpen={isOpen}
          onClose={close}
          choice={{
            label: 'Your businesses',
            value: businessId,
            onChange: (id) => {
              if (id !== businessId) onBusiness(id);
            },
            entries: businesses.map(({ id, name }) => ({
              id,
              label: name,
              media: <BusinessAvatar id={id} name={name} />,
            })),
          }}
          entries={[]}
          onAct={() => undefined}
        />
      ) : null}
    </div>
  );
}
