import { Command, Option } from 'commander';
import { HOSTS } from '../../generated/platform.ts';
import { describePackage } from '../engine/suite.ts';
import { LEVELS } from '../engine/rule.ts';
import { keptByNpm } from '../kept-by-npm.ts';
import { foldAt, widthOf } from '../reporters/lines.ts';
import { DEFAULT_CONFIG } from './command-line.ts';
import {
  parseDocsAddress,
  parsePort,
  parsePositive,
  parseShard,
  parseSinglePort,
  parseSpeed,
} from './option-values.ts';
import { parseEnded } from './ended.ts';
import type { Io } from './io.ts';
import { COMPARISON_FORMATS, REPORT_FORMATS, SUMMARY_FORMATS } from './report-formats.ts';
import { typed, UsageError, withoutPasswords } from './usage-error.ts';

const EXIT_CODES = `
Exit code: 0 every must-rule that was judged passed; 1 a must-rule failed; 2 usage or configuration error; 3 nothing failed, but a must-rule is inconclusive, none was judged, or the run was stopped.
With --baseline: 0 everything that keeps the target from being conformant is known; 1 a failure is new, or an entry of the baseline is mended, changed or expired; 2 and 3 as without a baseline.`;

/** Options of several commands. */
const OVERLAY = repeatable('--overlay <file>', 'tighten the contracts with an OpenAPI Overlay');
const VERIFY = new Option(
  '--verify <keyfile>',
  'accept only reports signed by the owner of this public key (JWK or PEM)',
);
const HOST = new Option('--host <address>', 'address to listen on').default('127.0.0.1');

/** The function that a command module exports: it takes the arguments and options of the command line, then an `Io`. */
type Performed = (...args: never[]) => number | void | Promise<number | void>;

/** Creates the action of a command; the module is loaded when the command runs. */
type Carry = (load: () => Promise<Performed>) => (...args: unknown[]) => Promise<void>;

/**
 * The command line of platform-conformance; errors are thrown, and never end the process. Each command loads its modules only when it
 * runs: a server must not wait for the rules, nor a list for Prism.
 *
 * @param io - the streams that commands print to
 * @param setExitCode - receives the exit code of the command
 */
export function createProgram(io: Io, setExitCode: (code: number) => void): Command {
  const { name, version } = describePackage();
  const own = widthOf(io.stdout);
  const width = own === Infinity ? 80 : own;
  const program = new Command(name)
    .description(
      'Tests deployments of the platform against its documents, and serves mocks, a reference deployment and the documentation.',
    )
    .version(version)
    .configureOutput({
      // Commander folds descriptions, also for a file or a pipe, but no text after the options.
      writeOut: (text) => io.stdout.write(text.split('\n').flatMap(foldAt(width)).join('\n')),
      getOutHelpWidth: () => width,
      writeErr: (text) => io.stderr.write(withoutPasswords(text)),
    })
    .showHelpAfterError('Run with --help to see the options.')
    .exitOverride();
  const carry: Carry =
    (load) =>
    async (...args) => {
      const command = (await load()) as (...given: unknown[]) => Promise<number | undefined>;
      // Commander appends the command itself as the last argument.
      setExitCode((await command(...args.slice(0, -1), io)) ?? 0);
    };

  program.hook('preAction', (_, command) => sayWhatNpmKept(command, io));

  addRun(program, carry);
  addCheck(program, carry);
  addPlan(program, carry);
  addReports(program, carry);
  addObserve(program, carry);
  addGenerate(program, carry);
  program
    .command('init')
    .description('write a commented configuration')
    .argument('[file]', 'file to write', DEFAULT_CONFIG)
    .option('--force', 'overwrite the file if it exists')
    .action(carry(async () => (await import('./init.ts')).initCommand));
  withFilters(program.command('list').description('list the rules without running them'))
    .option('--faults', 'list the faults of the reference deployment instead')
    .option('--json', 'print JSON')
    .action(carry(async () => (await import('./list.ts')).listCommand));
  program
    .command('coverage')
    .description('list every statement of the documents with its places, and which of them are judged')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExit code: 0 every place is judged; 1 one is not.')
    .action(carry(async () => (await import('./coverage.ts')).coverageCommand));
  addServers(program, carry);
  for (const one of program.commands) one.showHelpAfterError(`Run «${one.name()} --help» to see its options.`);
  return program;
}

/** Warns of options that npm consumed, so that the command runs without them. */
function sayWhatNpmKept(command: Command, { env = {}, stderr }: Io): void {
  const options = command.options
    .filter((option) => command.getOptionValueSource(option.attributeName()) !== 'cli')
    .flatMap(({ long }) => long ?? []);
  const kept = keptByNpm(options, env);
  if (kept !== undefined) stderr.write(`${kept}\n`);
}

function addRun(program: Command, carry: Carry): void {
  const run = program.command('run').description('judge a target by the rules');
  const writes = 'also send requests that create or change something on the target';
  withFilters(withTargets(run)).option('--allow-writes', writes);
  withReports(run)
    .addOption(OVERLAY)
    .option('--docs <url>', 'base URL of the documentation, for the links from reports to rules', parseDocsAddress)
    .option('--concurrency <n>', 'maximum number of requests in flight (default: 8)', parsePositive)
    .option('--shard <i/n>', 'judge one of n parts of the rules; `merge` combines the reports', parseShard)
    .addOption(
      new Option('--evidence <which>', 'which exchanges the reports keep: all, or only those of failed rules')
        .choices(['all', 'failures'])
        .default('all'),
    )
    .option('--bail', 'stop after the first must-rule that fails')
    .option('--observations', 'also print observations; reports always contain them')
    .option('--quiet', 'print only the verdict')
    .addOption(repeatable('--reference-fault <id>', 'switch on a fault of the embedded reference deployment'))
    // `reference` has an option of this name; without this, Commander would only call it unknown.
    .addOption(
      new Option('--fault <id>').hideHelp().argParser((id) => {
        throw new UsageError(`run has no option --fault. Did you mean --reference-fault ${id}?`);
      }),
    )
    .addHelpText('after', EXIT_CODES)
    .action(carry(async () => (await import('./run.ts')).runCommand));
}

function addCheck(program: Command, carry: Carry): void {
  withTargets(program.command('check'))
    .description('contact each host and try each credential once, and change nothing unless writes are allowed')
    .option('--allow-writes', 'check credentials.session by opening a session and closing it again')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `\nExit code: 0 everything is fine; 2 something has to be corrected; 3 no credential was tried; 130 the check was interrupted.`,
    )
    .action(carry(async () => (await import('./check.ts')).checkCommand));
}

function addPlan(program: Command, carry: Carry): void {
  withFilters(withTargets(program.command('plan')))
    .description('show what a run with these options would send and leave behind; sends nothing to the target')
    .option('--allow-writes', 'plan for a run that may write')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
The rules are judged on an embedded reference deployment: the numbers are those of a conforming deployment.
Exit code: 0 the plan is printed; 2 usage or configuration error.`,
    )
    .action(carry(async () => (await import('./plan.ts')).planCommand));
}

/** Adds the commands that read reports of earlier runs. */
function addReports(program: Command, carry: Carry): void {
  withRecordedReports(program.command('merge'))
    .description('merge the JSON reports of all shards and print the verdict of the whole run')
    .argument('<reports...>', 'the reports of all shards, in any order')
    .action(carry(async () => (await import('./merge.ts')).mergeCommand));
  withRecordedReports(program.command('replay'))
    .description('judge the evidence of a JSON report again; sends nothing')
    .argument('<report>', 'a report that run --report json=FILE wrote')
    .action(carry(async () => (await import('./replay.ts')).replayCommand));
  program
    .command('compare')
    .description('list new failures, mended ones and other changes between two JSON reports; sends nothing')
    .argument('<before>', 'the older report, called A')
    .argument('<after>', 'the newer one, called B')
    .addOption(reports(COMPARISON_FORMATS))
    .addOption(OVERLAY)
    .addOption(VERIFY)
    .addHelpText(
      'after',
      `
Each report is judged again from its evidence, unless it is of another version, merged from shards, or has only the evidence of failures; the output says so.
Exit code: 0 no new failure; 1 a new failure, whatever its level; 2 usage error, or a report that does not agree with its evidence.`,
    )
    .action(carry(async () => (await import('./compare.ts')).compareCommand));
  program
    .command('summary')
    .description('summarize the JSON reports of many deployments as one page and as metrics')
    .argument(
      '<reports...>',
      'JSON reports: each target is named after its file, or by LABEL=FILE; a folder stands for the JSON files in it',
    )
    .addOption(reports(SUMMARY_FORMATS, 'a summary'))
    .addOption(VERIFY)
    .option('--quiet', 'print only the last line')
    .addHelpText(
      'after',
      `
Exit code: 0 every target is conformant; 1 one is nonconformant; 2 a report cannot be used, or usage error; 3 one is inconclusive.
If several apply, 2 wins over 1, and 1 over 3.`,
    )
    .action(carry(async () => (await import('./summary.ts')).summaryCommand));
}

function addObserve(program: Command, carry: Carry): void {
  program
    .command('observe')
    .description(
      'judge recorded traffic against the contracts, and list the callers of operations that have a last day; sends nothing',
    )
    .argument('<traffic>', 'a HAR file from any tool, or an access log of a gateway with one JSON object per line')
    .addOption(
      repeatable(
        '--target <host=url>',
        'address of a host, which may have several; by default derived from the traffic',
      ),
    )
    .addOption(OVERLAY)
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
A body that claims to be JSON but is not counts as one that does not fit; missing members are judged only with --overlay.
Exit code: 0 every body fits its contract, or the traffic is an access log; 1 a body does not fit; 2 usage error, or no traffic; 3 nothing was judged: no call belongs to an operation of the contracts, or no body could be compared.`,
    )
    .action(carry(async () => (await import('./observe.ts')).observeCommand));
}

function addGenerate(program: Command, carry: Carry): void {
  program
    .command('generate')
    .description('write types, validators and flows for the payloads that your Overlay describes')
    .addOption(OVERLAY)
    .requiredOption('--out <folder>', 'folder to write: new, empty, or generated before')
    .addOption(repeatable('--interface <id,…>', 'only these interfaces; ! excludes', 'all that the Overlays change'))
    .option('--check', 'write nothing; check whether the folder is up to date')
    .addHelpText(
      'after',
      `
The flows (functions for tasks) are those of the package platform-contracts: import <folder>/cases-v3/index.js instead of platform-contracts/cases-v3.
Exit code: 0 the folder is written, or up to date; 1 --check finds that it is not; 2 usage error, or an Overlay that cannot be used.`,
    )
    .action(carry(async () => (await import('./generate.ts')).generateCommand));
}

/** Refuses arguments with a hint at what was probably meant: a configuration, or another command. */
function withoutArguments(command: Command): Command {
  return command.allowExcessArguments().hook('preAction', () => {
    const [word] = command.args;
    if (word === undefined) return;
    const name = command.name();
    if (command.parent?.commands.some((other) => other.name() === word) === true)
      throw new UsageError(
        `«${word}» is another command: write it instead of ${name} (in a checkout: npm run tool -- ${word} …).`,
      );
    const takes = (option: string) => command.options.some(({ long }) => long === option);
    const help =
      takes('--config') && /\.(ya?ml|json)$/i.test(word)
        ? `write --config ${word} for a configuration`
        : `options begin with --${takes('--target') ? ', and targets are --target HOST=URL' : ''}`;
    throw new UsageError(`${name} takes no argument «${typed(word)}»: ${help}.`);
  });
}

function addServers(program: Command, carry: Carry): void {
  withServer(program.command('mock').description('serve the mocks of all interfaces'), '4010')
    .addOption(OVERLAY)
    .action(carry(async () => (await import('./mock.ts')).mockCommand));
  withServer(program.command('reference').description('run the reference deployment'), '4110')
    .option(
      '--speed <speed>',
      'how soon reports and commissions of offers are ready: instant, fast (5 s), real (1 min), or a number of milliseconds (default: fast)',
      parseSpeed,
    )
    .addOption(repeatable('--fault <id>', 'switch on a fault listed by `list --faults`'))
    .action(carry(async () => (await import('./reference.ts')).referenceCommand));
  withoutArguments(program.command('docs'))
    .description('serve the documentation of the interfaces')
    .option('--port <n>', 'port (default: 4020)', parseSinglePort)
    .addOption(HOST)
    .action(carry(async () => (await import('./docs.ts')).docsCommand));
}

function withTargets(command: Command): Command {
  return withoutArguments(command)
    .addOption(
      repeatable(
        '--config <file>',
        'configuration, YAML or JSON; each file adds to those before it',
        `${DEFAULT_CONFIG}, if there is one`,
      ),
    )
    .addOption(
      repeatable(
        '--target <host=url>',
        'set or override one host; `reference` or `mock` alone stands for a deployment that the tool starts itself',
      ),
    );
}

function withFilters(command: Command): Command {
  return command
    .addOption(repeatable('--interface <id,…>', 'only rules of these interfaces; ! excludes', 'all'))
    .addOption(repeatable('--rule <glob>', "only rules whose id matches, for example 'report/*'; ! excludes", 'all'))
    .addOption(new Option('--level <level>', 'only rules of this level or stricter').choices(LEVELS))
    .option('--smoke', 'a quick check: one read-only rule of each interface');
}

/** Adds the options of commands that judge a recorded run again. */
function withRecordedReports(command: Command): Command {
  return withReports(command)
    .addOption(OVERLAY)
    .addOption(VERIFY)
    .option('--quiet', 'print only the verdict')
    .addHelpText(
      'after',
      `${EXIT_CODES}\nExit code 2 also stands for a report that does not agree with its evidence, or is not signed as --verify demands.`,
    );
}

function withReports(command: Command): Command {
  return command
    .addOption(reports(REPORT_FORMATS))
    .option('--sign <keyfile>', 'sign the JSON report with this private key (JWK or PEM): writes FILE.jws next to it')
    .option(
      '--baseline <file>',
      'known failures, YAML or JSON: they do not fail the run; new, mended, changed or expired ones do',
    )
    .option(
      '--write-baseline <file>',
      'record the current failures as known, valid for 90 days; entries that still apply keep their date and note',
    );
}

function reports(formats: readonly string[], what = 'a report'): Option {
  return repeatable('--report <format=file>', `write ${what}; formats: ${formats.join(', ')}; '-' is standard output`);
}

function withServer(command: Command, port: string): Command {
  return withoutArguments(command)
    .option(
      '--port <n>',
      `first of ${HOSTS.length} consecutive ports, one for each host: ${HOSTS.join(', ')} (default: ${port})`,
      parsePort,
    )
    .addOption(HOST)
    .option(
      '--write-config <file>',
      'write a configuration for this server: JSON if the name ends in .json, otherwise YAML',
    )
    .addOption(
      new Option(
        '--ended <status>',
        'answer as a platform may after the last day: 410, 404 or 403 for all interfaces with a last day, or INTERFACE=STATUS for one; repeatable',
      )
        .argParser(parseEnded)
        .default({}, 'none'),
    );
}

function repeatable(flags: string, description: string, byDefault = 'none'): Option {
  const collect = (value: string, previous: string[]) => [...previous, value];
  return new Option(flags, `${description}; repeatable`).argParser(collect).default([], byDefault);
}
