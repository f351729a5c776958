import type { StepContext } from '../../../kit/context.ts';
import type { Answer } from '../../../kit/answer.ts';
import { sendTo } from './case-interface.ts';
import { readUndeclared } from './undeclared.ts';

/** What v1 answers, without a credential, where the later versions have more. */
export async function laterOperationsInV1(context: StepContext): Promise<Record<string, Answer>> {
  const vorgangsNummer = context.config.fixtures?.cases?.vorgangsNummer ?? context.uuid();
  const options = await sendTo(context, 'cases-v1', 'OPTIONS', '/{vorgangsNummer}', {
    params: { vorgangsNummer },
    as: 'none',
  });
  const read = (below: string) =>
    readUndeclared(context, 'v2', `/v1/vorgaenge/${encodeURIComponent(vorgangsNummer)}${below}`, options, 'none');
  return {
    'OPTIONS /{vorgangsNummer}': options,
    'GET /{vorgangsNummer}/nachricht': await read('/nachricht'),
    'GET /{vorgangsNummer}/antraege/1/1/entscheidungsreife': await read('/antraege/1/1/entscheidungsreife'),
  };
}
