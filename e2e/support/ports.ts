/** The first of the ports that the tests serve sites on; `E2E_PORT=4410` lets two checkouts run tests at the same time. */
export const FIRST_PORT = Number(process.env.E2E_PORT ?? 4310);

/** Origin of this site during the tests. */
export const SITE_URL = `http://127.0.0.1:${FIRST_PORT}`;
