import * as css from './pages.css.ts';
import props from './props.json';

type Prop = { name: string; type: string; isRequired: boolean; default: string | null; description: string };

const known: Record<string, { description: string; props: Prop[] }> = props;

/** A component's props, read from its types and docstrings by `npm run props`. */
export function PropList({ component }: { component: string }) {
  const found = known[component];
  if (!found) return null;
  return (
    <section className={css.props} aria-label={`Props of ${component}`}>
      <h2 className={css.propsName}>
        <code>{component}</code>
      </h2>
      {found.description ? <p className={css.propsUse}>{found.description}</p> : null}
      <dl>
        {found.props.map((prop) => (
          <div key={prop.name} className={css.prop}>
            <dt>
              <code>{prop.name}</code>
              {prop.isRequired ? <span className={css.required}> required</span> : null}
            </dt>
            <dd>
              <code className={css.type}>{prop.type}</code>
              {prop.default === null ? null : (
                <span className={css.required}>
                  {' '}
                  by default <code>{prop.default}</code>
                </span>
              )}
              {prop.description ? <p className={css.propUse}>{prop.description}</p> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
