import type { PlannedRequest, Success } from '../request.ts';
import type { Capture } from './captures.ts';
import type { PostmanEvent } from './format.ts';

const quoted = (value: unknown): string => JSON.stringify(value);

/** Is done once only for a case: a run of the whole collection leaves it to the first interface that has it. */
const ONCE = 'createEntscheidungsreife';

/**
 * The scripts of a request: what the contract says of its answers, as tests, and what later requests need of them.
 *
 * @param captures what to keep of an answer; a value of the environment wins over it
 */
export function scriptsOf(request: PlannedRequest, captures: readonly Capture[]): PostmanEvent[] {
  const tests = [statusTest(request), ...request.successes.flatMap(answerTests), ...captureLines(captures)];
  const event: PostmanEvent = { listen: 'test', script: { type: 'text/javascript', exec: tests } };
  return request.operationId === ONCE ? [onceOnly(), event] : [event];
}

function statusTest({ operationId, successes }: PlannedRequest): string {
  const statuses = successes.map(({ status }) => status);
  const accepted = statuses.map(conditionOf).join(' || ');
  return test(
    `${operationId} answers ${statuses.join(' or ')}`,
    `pm.expect(${accepted}, 'status ' + pm.response.code).to.be.true;`,
  );
}

const conditionOf = (status: string): string =>
  status.endsWith('XX')
    ? `Math.floor(pm.response.code / 100) === ${status.charAt(0)}`
    : `pm.response.code === ${status}`;

const test = (name: string, body: string): string => `pm.test(${quoted(name)}, () => { ${body} });`;

function answerTests({ status, headers, mediaTypes, members }: Success): string[] {
  const own = [
    ...headers.map((name) => test(`${status} carries ${name}`, `pm.response.to.have.header(${quoted(name)});`)),
    ...(mediaTypes.length === 0 ? [] : [mediaTypeTest(status, mediaTypes)]),
    ...(members.length === 0
      ? []
      : [
          test(
            `${status} has ${members.join(', ')}`,
            `pm.expect(pm.response.json()).to.include.all.keys(${members.map(quoted).join(', ')});`,
          ),
        ]),
  ];
  return own.length === 0 ? [] : [`if (${conditionOf(status)}) {`, ...own.map((line) => `  ${line}`), '}'];
}

/** An answer without a body needs no media type. */
function mediaTypeTest(status: string, mediaTypes: readonly string[]): string {
  const type = `(pm.response.headers.get('Content-Type') || '').split(';')[0].trim().toLowerCase()`;
  return test(
    `${status} is ${mediaTypes.join(' or ')}`,
    `if (pm.response.text() !== '') pm.expect(${type}).to.be.oneOf(${quoted(mediaTypes)});`,
  );
}

function captureLines(captures: readonly Capture[]): string[] {
  const members = captures.filter((capture) => capture.from === 'member');
  const others = captures.filter((capture) => capture.from !== 'member');
  return [
    ...others.map(captureLine),
    ...(members.length === 0
      ? []
      : [
          "if (pm.response.code < 300 && pm.response.text() !== '') {",
          '  const named = (value, name) => {',
          "    if (typeof value !== 'object' || value === null) return undefined;",
          "    const own = Object.entries(value).find(([key, one]) => key.toLowerCase() === name && typeof one !== 'object');",
          '    if (own !== undefined) return String(own[1]);',
          '    return Object.values(value).map((one) => named(one, name)).find((one) => one !== undefined);',
          '  };',
          '  const keep = (variable, value) => { if (value !== undefined) pm.collectionVariables.set(variable, value); };',
          ...members.map(
            ({ variable, member }) =>
              `  keep(${quoted(variable)}, named(pm.response.json(), ${quoted(member.toLowerCase())}));`,
          ),
          '}',
        ]),
  ];
}

function captureLine(capture: Exclude<Capture, { from: 'member' }>): string {
  const [header, pattern] =
    capture.from === 'location' ? ['Location', capture.pattern] : ['Set-Cookie', `${capture.cookie}=([^;]+)`];
  return (
    `{ const found = new RegExp(${quoted(pattern)}).exec(pm.response.headers.get(${quoted(header)}) || ''); ` +
    `if (found) pm.collectionVariables.set(${quoted(capture.variable)}, found[1]); }`
  );
}

function onceOnly(): PostmanEvent {
  const identifiers = ['cases_vorgangsNummer', 'cases_antragsNummer', 'cases_teilantragsNummer'];
  return {
    listen: 'prerequest',
    script: {
      type: 'text/javascript',
      exec: [
        '// A partial application is reported ready for decision once only: a run over all interfaces does it in the first.',
        `const part = ${quoted(identifiers)}.map((name) => pm.variables.get(name)).join('/');`,
        `if (pm.variables.get('reported') === part) pm.execution.skipRequest();`,
        `else pm.variables.set('reported', part);`,
      ],
    },
  };
}
