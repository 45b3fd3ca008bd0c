import type { components } from '../../../openapi/generated/contract.ts';
import * as css from './balances.css.ts';

type Question = components['schemas']['TimeoffQuestion'];

/** What was asked back about a request, and what was replied, the earliest first. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return questions.map(({ question, asked_by, asked_at, reply, replied_by }) => (
    <div key={asked_at} className={css.why}>
      <div>
        {asked_by}: {question}
      </div>
      {reply === null ? null : (
        <div>
          {replied_by}: {reply === '' ? 'chose other days' : reply}
        </div>
      )}
    </div>
  ));
}
