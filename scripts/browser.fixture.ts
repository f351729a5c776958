import { existsSync } from 'node:fs';

/** Path of a browser; an empty value counts as unset. */
const NAMED = process.env['CHROMIUM'] || undefined;
/** The headless shell comes first: it takes two thirds of the processor time of a full browser. */
const PLACES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Absolute path of the browser for tests: from CHROMIUM, or the first one installed; undefined if there is none. */
export const BROWSER = (NAMED === undefined ? PLACES.map((name) => `/usr/bin/${name}`) : [NAMED]).find((path) =>
  existsSync(path),
);

/** Why the tests in a browser were skipped. */
export const NO_BROWSER = `there is no browser to test in: no ${NAMED ?? `${PLACES.join(', ')} in /usr/bin`}; install Chromium, or name a browser in CHROMIUM`;
