import { withParameters } from '../contracts/path-pattern.ts';
import { INTERFACE_IDS, INTERFACES, type InterfaceId } from '../../generated/platform.ts';
import type { Config, CredentialName } from '../engine/config/schema.ts';
import { textFixtures } from '../engine/path-values.ts';
import { credentialHeaders, partsOf } from '../engine/credentials.ts';
import { quote } from '../engine/curl.ts';
import { fromEachFolder } from '../reference/folders.ts';
import type { SampleCall, SampleCalls } from '../reference/interface.ts';

/** A longer header value, such as a token, becomes a shell variable that the commands share. */
const LONGEST_HEADER = 80;

/**
 * One typical call of each interface that has one and is not retired, as lines for a shell: first the shared variables, then for each
 * interface its id as a comment and a curl command.
 *
 * @param config - a configuration with every target, credential and fixture, such as that of the reference deployment
 * @throws TypeError when it lacks one
 */
export async function sampleCommands(config: Config): Promise<string[]> {
  const modules = await fromEachFolder<{ sampleCalls: SampleCalls }>('index');
  const calls = Object.assign({}, ...modules.map(({ sampleCalls }) => sampleCalls)) as SampleCalls;
  const variables = new Set<string>();
  const commands = INTERFACE_IDS.flatMap((id) => {
    const call = calls[id];
    if (call === undefined || config.expect?.[id] === 'retired') return [];
    return [`# ${id}`, commandOf(config, id, call, variables)];
  });
  return [...variables, ...commands];
}

/** Adds its assignments to the variables. A body makes curl send a POST, as a form unless a header says otherwise. */
function commandOf(
  config: Config,
  id: InterfaceId,
  { request, query = [], as, json, form }: SampleCall,
  variables: Set<string>,
): string {
  const { host, family, caller } = INTERFACES[id];
  const fixtures = Object.entries(textFixtures(config, family));
  const fixture = (name: string) =>
    given(fixtures.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1], `the fixture ${name} of ${family}`);
  const [method = '', template = ''] = request.split(' ');
  const path = withParameters(template, fixture);
  const search = new URLSearchParams(query.map((name) => [name, fixture(name)])).toString();
  const name = (as ?? caller) as CredentialName | 'none';
  const credential = name === 'none' ? [] : given(credentialHeaders(config, name), `credentials.${name}`);
  const sent = form === undefined ? undefined : given(partsOf(config, form as CredentialName), `credentials.${form}`);
  const body = json === undefined ? sent && new URLSearchParams(sent).toString() : JSON.stringify(json);
  const url = `${given(config.targets[host], `targets.${host}`)}${path}${search === '' ? '' : `?${search}`}`;
  const headers = json === undefined ? credential : [...credential, ['Content-Type', 'application/json'] as const];
  return [
    'curl -i',
    ...(method === 'POST' && body === undefined ? ['-X POST'] : []),
    quote(url),
    ...headers.map(([header, value, shown]) => {
      if (shown === undefined || value.length <= LONGEST_HEADER) return `-H ${quote(`${header}: ${value}`)}`;
      const [scheme = '', variable = ''] = shown.split('$');
      variables.add(`${variable}=${quote(value.slice(scheme.length))}`);
      return `-H "${header}: ${shown}"`;
    }),
    ...(body === undefined ? [] : [`-d ${quote(body)}`]),
  ].join(' ');
}

function given<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new TypeError(`the configuration lacks ${name}`);
  return value;
}
