import { INTERFACE_IDS, INTERFACES, type Host, type InterfaceId } from '../../generated/platform.ts';
import { fromEachFolder } from './folders.ts';
import type { Fault, Faults } from './interface.ts';

/** A fault with its id, interface and host. */
export interface RegisteredFault extends Fault {
  /** `<interface>/<name>`, for example `report/no-location`. */
  id: string;
  interface: InterfaceId;
  host: Host;
}

const modules = await fromEachFolder<{ default: Faults }>('faults');
const FAULTS = Object.assign({}, ...modules.map((one) => one.default)) as Faults;

/** Every fault of the reference deployment, in the order of the interfaces. */
export const faults: readonly RegisteredFault[] = INTERFACE_IDS.flatMap((id) =>
  (FAULTS[id] ?? []).map((fault) => ({
    ...fault,
    id: `${id}/${fault.name}`,
    interface: id,
    host: fault.host ?? INTERFACES[id].host,
  })),
);

/** @throws RangeError when there is none with this id; the message lists the faults of its interface */
export function faultById(id: string): RegisteredFault {
  const fault = faults.find((each) => each.id === id);
  if (fault) return fault;
  const siblings = faults.filter((each) => each.interface === id.split('/', 1)[0]).map((each) => each.id);
  const known = siblings.length > 0 ? siblings : [...new Set(faults.map((each) => `${each.interface}/…`))];
  throw new RangeError(`there is no fault ${id}; known are ${known.join(', ')}`);
}
