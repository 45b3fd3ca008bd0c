import { useState } from 'react';
import { Button } from '../views/ui/actions/button.tsx';
import * as css from './pages.css.ts';

type Codes = Record<string, Record<string, string>>;

/** The code of a state, to copy. It is loaded when somebody asks for it. */
export function Code({ slug, state }: { slug: string; state: string }) {
  const [code, setCode] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const show = async () => {
    const codes: Codes = (await import('./code.json')).default;
    setCode(codes[slug]?.[state] ?? '');
  };
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied.'),
      () => setSaid('The browser does not allow copying here: mark the code and copy it yourself.'),
    );
  return (
    <div className={css.code} data-code>
      <Button
        look="ghost"
        aria-label={`${code === null ? 'Show' : 'Hide'} the code of ${state}`}
        onPress={() => (code === null ? void show() : setCode(null))}
      >
        {code === null ? 'Code' : 'Hide the code'}
      </Button>
      {code === null ? null : (
        <>
          <Button look="ghost" onPress={() => void copy(code)}>
            Copy
          </Button>
          <span role="status">{said}</span>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
          <pre className={css.codeText} tabIndex={0}>
            <code>{code}</code>
          </pre>
        </>
      )}
    </div>
  );
}
