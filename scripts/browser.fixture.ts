import { existsSync } from 'node:fs';

/** Its path; an empty one names none. */
const NAMED = process.env['CHROMIUM'] || undefined;
/** The shell without windows is asked first: it takes two thirds of the processor time. */
const PLACES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Absolute path of the browser that tests use: what CHROMIUM names, or the first that is installed; undefined where there is none. */
export const BROWSER = (NAMED === undefined ? PLACES.map((name) => `/usr/bin/${name}`) : [NAMED]).find((path) =>
  existsSync(path),
);

/** What a test says that was skipped for want of a browser. */
export const NO_BROWSER = `no browser was asked: there is no ${NAMED ?? `${PLACES.join(', ')} in /usr/bin`}; install Chromium, or name a browser in CHROMIUM`;
