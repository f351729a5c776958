import type { Config } from '../../../conformance/kit/config/schema.ts';
import type { InterfaceId } from '../../../conformance/kit/interfaces.ts';
import type { Variables } from '../../../scripts/sweep/credentials.ts';
import type { SweptOperation } from '../../../scripts/sweep/description.ts';
import type { Parameters } from './parameters.ts';

/** How a request differs from the one that succeeds, so that another answer is due. */
export interface Recipe {
  parameters?: Parameters;
  /** Credentials in place of the right ones. */
  variables?: Variables;
  /** Sends no credential. */
  anonymous?: true;
  /** Form fields in place of the right ones. */
  form?: Readonly<Record<string, string>>;
  body?: string;
  mediaType?: string;
}

/** What a recipe is for. */
interface Purpose {
  id: InterfaceId;
  operation: SweptOperation;
  config: Config;
}

/** Names nothing on any deployment. */
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

/** Recipes by the status that is due; each is undefined where no hook can bring that about. */
const RECIPES: Readonly<Record<string, (purpose: Purpose) => Recipe | undefined>> = {
  204: ({ config }) => {
    const { vorgangsNummerOhneErgebnisse: vorgangsNummer } = config.fixtures?.offers ?? {};
    return vorgangsNummer === undefined ? undefined : { parameters: { vorgangsNummer } };
  },
  400: ({ operation }) => (operation.bodies.size > 0 ? { body: '{' } : undefined),
  401: ({ operation }) =>
    operation.credentials.length > 0 ? { anonymous: true } : { form: { password: 'wrong-password' } },
  403: forbidden,
  404: ({ config }) => ({
    parameters: { reportId: UNKNOWN_ID, partnerId: config.fixtures?.partner?.hiddenPartnerId ?? UNKNOWN_ID },
  }),
  415: ({ operation }) => (operation.bodies.size > 0 ? { mediaType: 'text/plain' } : undefined),
};

/** The statuses besides the success that hooks bring about where a contract declares them. */
export const FURTHER_STATUSES = Object.keys(RECIPES);

/** Says how a further declared answer is brought about; undefined where that takes a state that no hook can make. */
export function recipeFor(status: string, purpose: Purpose): Recipe | undefined {
  return RECIPES[status]?.(purpose);
}

function forbidden({ id, operation, config }: Purpose): Recipe | undefined {
  const { reportForbidden, kexWithoutScope, partnerWithoutCreateRight } = config.credentials ?? {};
  const { readOnlyPartnerId } = config.fixtures?.partner ?? {};
  if (id === 'report' && reportForbidden) return { variables: { SWEEP_AUTHORIZATION: reportForbidden.authorization } };
  if (id === 'consumer-loan-offers' && kexWithoutScope) {
    return { variables: { SWEEP_TOKEN: kexWithoutScope.accessToken } };
  }
  if (operation.method === 'PATCH' && readOnlyPartnerId) return { parameters: { partnerId: readOnlyPartnerId } };
  if (operation.method === 'POST' && partnerWithoutCreateRight) {
    const { apiKey, partnerId } = partnerWithoutCreateRight;
    return { variables: { SWEEP_API_KEY: apiKey, SWEEP_PARTNER_ID: partnerId } };
  }
  return undefined;
}
