/** Paystack's window over the page (https://paystack.com/docs/developer-tools/inlinejs/), by the script that it serves. */
const script = 'https://js.paystack.co/v2/inline.js';

type Heard = { onSuccess: () => void; onCancel: () => void; onError: (problem: unknown) => void };
type Popup = new () => { resumeTransaction(accessCode: string, heard: Heard): void };

const known = () => (globalThis as { PaystackPop?: Popup }).PaystackPop;

function load(): Promise<Popup> {
  return new Promise((resolve, reject) => {
    const loaded = known();
    if (loaded) return resolve(loaded);
    const element = document.createElement('script');
    const fail = () => {
      element.remove();
      reject(new Error('Loading Paystack’s script failed'));
    };
    element.src = script;
    element.onload = () => {
      const Loaded = known();
      if (Loaded) resolve(Loaded);
      else fail();
    };
    element.onerror = fail;
    document.head.append(element);
  });
}

/** Resolves when the person has paid or closed the popup, and rejects when it did not open. The server knows whether they paid. */
export async function payInPopup(accessCode: string): Promise<void> {
  const Popup = await load();
  await new Promise<void>((resolve, reject) => {
    const settle = () => resolve();
    new Popup().resumeTransaction(accessCode, { onSuccess: settle, onCancel: settle, onError: reject });
  });
}
