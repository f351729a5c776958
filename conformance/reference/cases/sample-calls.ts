import { INTERFACES, VERSIONS_OF } from '../../../generated/platform.ts';
import type { SampleCalls } from '../interface.ts';

export default Object.fromEntries(
  VERSIONS_OF.cases.map((id) => [
    id,
    { request: `GET /${INTERFACES[id].version}/vorgaenge/{vorgangsNummer}`, as: 'baufi' },
  ]),
) satisfies SampleCalls;
