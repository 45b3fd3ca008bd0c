/** HTML that the server writes itself: mails and the pages for developers. */

/** Makes text safe as content and inside a quoted attribute. The only way in which text gets into the server's HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A web address, without the full stop or bracket of the sentence that it stands in. */
const addresses = /(https?:\/\/[^\s<>"“”]*[^\s<>"“”'’.,:;!?()[\]])/;

/** Escapes text and replaces each web address in it. @param link returns HTML for an address that is not escaped yet */
export const linkAddresses = (text: string, link: (address: string) => string): string =>
  text
    .split(addresses)
    .map((part, at) => (at % 2 === 0 ? escapeHtml(part) : link(part)))
    .join('');
