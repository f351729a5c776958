import { availableParallelism, cpus, loadavg, totalmem, type } from 'node:os';
import { createRequire } from 'node:module';

interface Machine {
  cores: number;
  processor: string;
  /** Memory in GiB. */
  memoryGiB: number;
  node: string;
  system: string;
  /** Average number of running processes in the last minute; if it exceeds the cores, everything takes longer. */
  load: number;
}

/** Describes this machine, as it is now. */
export function thisMachine(): Machine {
  return {
    cores: availableParallelism(),
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    system: type(),
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}

/** A sentence about a machine and a run on it. */
export function machineText({ cores, processor, memoryGiB, node, system, load }: Machine, seconds: number): string {
  const busy =
    load > cores
      ? ', which is more than there are cores: the times are longer than on an idle machine, so compare them with each other alone'
      : '';
  return [
    `Took ${seconds} s on ${cores} cores (${processor}) with ${memoryGiB} GiB, ${system}, Node ${node};`,
    `load at the start ${load.toFixed(1)}${busy}.`,
  ].join(' ');
}

const require = createRequire(import.meta.url);

/** Version of a package, from the manifest of the benchmarks, or else as installed in the checkout. */
export function versionOf(name: string): string {
  const own = (require('./package.json') as { dependencies: Record<string, string> }).dependencies[name];
  return own ?? (require(`${name}/package.json`) as { version: string }).version;
}
