/** A moment as DD MMM, YYYY in a business's time zone (IANA name). */
export function formatDate(moment: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone });
  const parts = Object.fromEntries(format.formatToParts(new Date(moment)).map((part) => [part.type, part.value]));
  return `${parts.day} ${parts.month}, ${parts.year}`;
}
