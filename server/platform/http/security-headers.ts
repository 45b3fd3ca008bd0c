/** Security headers, the Content Security Policy among them, and what search engines may keep. */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** The one style sheet that react-aria writes into the page by itself (`usePress`: touch-action of what can be pressed). */
const pressableStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";
/** What Paystack's script in the browser needs (https://paystack.com/docs/developer-tools/inlinejs/). */
const paystackSources = {
  scriptSrc: ["'self'", 'https://js.paystack.co'],
  frameSrc: ["'self'", 'blob:', 'https://checkout.paystack.com'],
  connectSrc: ["'self'", 'https://api.paystack.co'],
};

/** What pages may use of the device: the camera, to scan labels. Paystack's window may ask for a payment. */
const permissionsOf = (paystack: Config['paystack']): string =>
  [
    'camera=(self)',
    ...[
      'accelerometer',
      'display-capture',
      'geolocation',
      'gyroscope',
      'magnetometer',
      'microphone',
      'midi',
      'usb',
    ].map((feature) => `${feature}=()`),
    paystack === null ? 'payment=()' : 'payment=(self "https://checkout.paystack.com")',
  ].join(', ');

export async function addSecurityHeaders(
  app: FastifyInstance,
  { paystack, production }: Pick<Config, 'paystack' | 'production'>,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        styleSrc: ["'self'", pressableStyle],
        // A PDF that was downloaded, in the browser's viewer; a mail, in the mailbox.
        frameSrc: ["'self'", 'blob:'],
        ...(paystack === null ? {} : paystackSources),
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        // The app sends forms by script; no form may send what was typed to another address.
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Only a server that is reached by TLS may promise it.
    strictTransportSecurity: production,
    referrerPolicy: { policy: 'same-origin' },
  });
  const permissions = permissionsOf(paystack);
  // No search engine keeps what it may have been shown under a token. Public pages take the mark away (app-files.ts).
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'permissions-policy': permissions, 'x-robots-tag': 'noindex' });
  });
}
