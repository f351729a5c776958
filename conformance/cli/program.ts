import { Command, Option } from 'commander';
import { describePackage } from '../kit/suite.ts';
import { LEVELS } from '../kit/rule.ts';
import { parsePort, parsePositive } from './numbers.ts';
import type { Io } from './io.ts';
import { listCommand, type ListFlags } from './list.ts';
import { runCommand, type RunFlags } from './run.ts';
import type { ReferenceFlags } from './reference.ts';
import type { ServeFlags } from './serve.ts';

const EXIT_CODES = `
Exit code: 0 every applicable must-rule passed; 1 a must-rule failed; 2 usage or configuration error;
3 nothing failed but a must-rule is inconclusive, or nothing was judged.`;

/**
 * The command line of platform-conformance; errors are thrown, and never end the process.
 *
 * @param io - where commands print
 * @param setExitCode - takes the exit code of a command that was carried out
 */
export function createProgram(io: Io, setExitCode: (code: number) => void): Command {
  const { name, version } = describePackage();
  const program = new Command(name)
    .description('Judges deployments of the platform interfaces, and serves their mocks and a reference deployment.')
    .version(version)
    .configureOutput({ writeOut: (text) => io.stdout.write(text), writeErr: (text) => io.stderr.write(text) })
    .showHelpAfterError('Run with --help to see what there is.')
    .exitOverride();

  withFilters(program.command('run', { isDefault: true }).description('judge a target by the rules of the sources'))
    .option('--config <file>', 'configuration, YAML or JSON (default: conformance.config.yaml, if there is one)')
    .option(
      '--target <host=url>',
      'set or override one host; repeatable; `mock` alone runs against the mocks',
      collect,
      [],
    )
    .option('--allow-writes', 'also send requests that create or change something on the target')
    .option('--report <format=file>', "write a report; repeatable; '-' is standard output; formats: json", collect, [])
    .option('--concurrency <n>', 'most requests under way at once (default: 8)', parsePositive)
    .option('--bail', 'stop after the first must-rule that failed')
    .option('--quiet', 'print the verdict only')
    .option('--reference-fault <id>', 'switch on a fault of the embedded reference deployment; repeatable', collect, [])
    .addHelpText('after', EXIT_CODES)
    .action(async (flags: RunFlags) => setExitCode(await runCommand(flags, io)));

  withFilters(program.command('list').description('list the rules without running them'))
    .option('--faults', 'list the faults of the reference deployment instead')
    .option('--json', 'print JSON')
    .action((flags: ListFlags) => listCommand(flags, io));

  // Prism and the reference deployment are loaded only by the commands that need them.
  withServer(program.command('mock').description('serve the mocks of all interfaces'), '4010').action(
    async (flags: ServeFlags) => (await import('./mock.ts')).mockCommand(flags, io),
  );
  withServer(program.command('reference').description('run the reference deployment'), '4110')
    .option('--write-config <file>', 'write a configuration that fits it, instead of printing it')
    .action(async (flags: ReferenceFlags) => (await import('./reference.ts')).referenceCommand(flags, io));
  return program;
}

function withFilters(command: Command): Command {
  return command
    .exitOverride()
    .option('--interface <id,…>', 'only rules of these interfaces')
    .option('--rule <glob>', "only rules whose id matches, for example 'report/*'")
    .addOption(new Option('--level <level>', 'only rules of this level and the stricter ones').choices(LEVELS));
}

function withServer(command: Command, port: string): Command {
  return command
    .exitOverride()
    .option('--port <n>', `first of the six ports: report, v2, baufi, login, kex, pm (default: ${port})`, parsePort)
    .option('--host <address>', 'address to listen on', '127.0.0.1');
}

function collect(value: string, previous: string[]): string[] {
  return [...previous, value];
}
