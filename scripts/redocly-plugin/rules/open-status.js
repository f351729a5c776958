// @ts-check
import { extension } from '../extension.js';
import { keyOf } from '../location.js';

/**
 * A response for many statuses (`2XX`, `default`) is used only if the sources show no status, and says so with `x-unspecified`.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
const openStatus = () => ({
  Responses(responses, { report, resolve, location }) {
    for (const [status, response] of Object.entries(responses)) {
      if (/^\d{3}$/.test(status) || status.startsWith('x-')) continue;
      const { node } = resolve(response);
      if (/\bstatus(es)?\b/.test(String(extension(node ?? {}, 'x-unspecified')))) continue;
      const message = `\`${status}\` stands for statuses that are not shown, and does not say so. Add \`x-unspecified: status …\`, or name the status that is shown.`;
      report({ message, location: keyOf(location.child(status)) });
    }
  },
});

export default openStatus;
