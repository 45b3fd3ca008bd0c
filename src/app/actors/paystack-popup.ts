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
      reject(new Error('Paystack’s script could not be loaded'));
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

/** Settles when the person has paid or closed it, and rejects where it could not be shown. Whether they paid says the server. */
export async function payInPopup(accessCode: string): Promise<void> {
  const Popup = await load();
  await new Promise<void>((resolve, reject) => {
    const settle = () => resolve();
    new Popup().resumeTransaction(accessCode, { onSuccess: settle, onCancel: settle, onError: reject });
  });
}
