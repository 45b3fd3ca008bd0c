import type { ReactNode } from 'react';
import * as css from './surface.css.ts';

export type AvatarColour = keyof typeof css.avatarColour;

type CardProps = { title: string; note?: ReactNode; children: ReactNode };

export function Card({ title, note, children }: CardProps) {
  return (
    <section className={css.card} aria-label={title}>
      <div className={css.cardHead}>
        <h2 className={css.cardTitle}>{title}</h2>
        {note ? <span className={css.cardNote}>{note}</span> : null}
      </div>
      {children}
    </section>
  );
}

/** The heading of a screen, which takes the focus when a person comes to it. */
export function PageHeader({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <header className={css.header}>
      <div className={css.headerWords}>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        {children ? <p className={css.subtitle}>{children}</p> : null}
      </div>
      {action}
    </header>
  );
}

export function Page({ children }: { children: ReactNode }) {
  return <div className={css.page}>{children}</div>;
}

/** The first letters of the first two words. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => [...word][0]?.toLocaleUpperCase() ?? '').join('');
}

type AvatarProps = {
  name: string;
  colour?: AvatarColour;
  size?: keyof typeof css.avatarSize;
  shape?: keyof typeof css.avatarShape;
  /** Address of a picture, which takes the place of the letters. */
  picture?: string | null;
};

/** Stands beside a name, so it has none of its own. */
export function Avatar({ name, colour = 'plum', size = 'medium', shape = 'round', picture = null }: AvatarProps) {
  return (
    <span
      className={`${css.avatarShape[shape]} ${css.avatarSize[size]} ${css.avatarColour[colour]}`}
      aria-hidden="true"
    >
      {picture ? <img className={css.picture} src={picture} alt="" /> : initials(name)}
    </span>
  );
}

export function Badge({ tone, children }: { tone: keyof typeof css.badgeTone; children: ReactNode }) {
  return <span className={`${css.badge} ${css.badgeTone[tone]}`}>{children}</span>;
}

/** Names and values, one a line. */
export function Facts({ facts }: { facts: { name: string; value: ReactNode }[] }) {
  return (
    <dl className={css.facts}>
      {facts.map((fact) => (
        <div key={fact.name} className={css.fact}>
          <dt className={css.factName}>{fact.name}</dt>
          <dd className={css.factValue}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
