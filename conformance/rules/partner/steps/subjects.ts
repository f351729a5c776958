import { Inconclusive, type StepContext } from '../../engine.ts';

/** A partner that rules read. */
export interface Subject {
  id: string;
  /** The setting that names it, or where it was found. */
  setting: string;
  /** What to supply instead when it answers 404: nobody has said that it can be read in this way. */
  instead?: string;
}

/**
 * The partner that rules read: the one of the configuration, or else the caller.
 *
 * @throws Inconclusive when there is neither
 */
export function subject(context: StepContext): Subject {
  const id = context.config.fixtures?.partner?.partnerId;
  return id === undefined ? caller(context) : { id, setting: 'fixtures.partner.partnerId' };
}

/** The partners that the configuration says can be seen, and the caller, each once. */
export function knownPartners(context: StepContext): Subject[] {
  const { parentPartnerId, readOnlyPartnerId, otherPartnerId } = context.config.fixtures?.partner ?? {};
  const others = Object.entries({ parentPartnerId, readOnlyPartnerId, otherPartnerId }).flatMap(([name, id]) =>
    id === undefined ? [] : [{ id, setting: `fixtures.partner.${name}` }],
  );
  const all = [subject(context), ...others, caller(context)];
  return all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index);
}

/**
 * The caller as a partner.
 *
 * @throws Inconclusive when the configuration has no caller
 */
export function caller({ config }: StepContext): Subject {
  const id = config.credentials?.partner?.partnerId;
  if (id === undefined) throw new Inconclusive('supply credentials.partner');
  return { id, setting: 'credentials.partner', instead: 'fixtures.partner.partnerId' };
}
