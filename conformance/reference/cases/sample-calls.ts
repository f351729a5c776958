import { INTERFACE_IDS, INTERFACES } from '../../../generated/platform.ts';
import type { SampleCalls } from '../interface.ts';

export default Object.fromEntries(
  INTERFACE_IDS.filter((id) => INTERFACES[id].family === 'cases').map((id) => [
    id,
    { request: `GET /${INTERFACES[id].version}/vorgaenge/{vorgangsNummer}`, as: 'baufi' },
  ]),
) satisfies SampleCalls;
