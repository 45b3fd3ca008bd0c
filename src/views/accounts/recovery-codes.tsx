import { Button } from '../ui/actions/button.tsx';
import { Actions, Explanation, Stack } from '../ui/content/layout.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import * as css from './security.css.ts';

const copy = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
    notify('good', 'Codes copied');
  } catch {
    notify('bad', 'The codes could not be copied. Select them instead.');
  }
};

function download(text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = 'steward-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Shows the recovery codes once, with ways to store them. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = `${codes.join('\n')}\n`;
  return (
    <Stack>
      <Explanation>
        Keep these codes where you can find them without your phone. Each works once, in place of a code from the app.
        They are not shown again.
      </Explanation>
      <ul className={css.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Actions>
        <Button look="primary" onPress={onKept}>
          I have kept them
        </Button>
        <Button onPress={() => void copy(text)}>Copy</Button>
        <Button onPress={() => download(text)}>Download</Button>
      </Actions>
    </Stack>
  );
}
