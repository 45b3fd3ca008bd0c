/** Addresses that open a calendar feed where people keep their calendar. Pure. */

/** Apple's Calendar, Outlook and most others open this one. */
export const webcalLink = (address: string): string => address.replace(/^https?:/, 'webcal:');

export const googleCalendarLink = (address: string): string =>
  `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcalLink(address))}`;
