/** What every routed screen is given: the address it was opened with. */
export type ScreenProps = { search: URLSearchParams };
