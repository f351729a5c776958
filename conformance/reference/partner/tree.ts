import type { Attributes, Typ } from './attributes.ts';

/** One partner of the hierarchy. */
export interface Partner {
  readonly id: string;
  readonly typ: Typ;
  /** Identifier of the partner directly above; a root has none. */
  readonly superior?: string;
  attributes: Attributes;
  /** The partner decides on loans (takeover list). */
  readonly kreditsachbearbeiter?: boolean;
}

/** The partner hierarchy of one deployment, in memory. */
export interface Tree {
  find(id: string): Partner | undefined;
  /** Adds a partner with a new identifier of five characters below `superior`. */
  add(superior: Partner, typ: Typ, attributes: Attributes): Partner;
  /** The partners above, the nearest first. */
  superiors(partner: Partner): Partner[];
  /** The partner itself and all partners below it, in the order of creation. */
  subtree(partner: Partner): Partner[];
  /** The partner itself if it is an organisation, otherwise the nearest organisation above; the partner itself if there is none. */
  organisation(partner: Partner): Partner;
  /** True when a partner above is blocked. */
  blockedAbove(partner: Partner): boolean;
}

const FIRST_NUMBER = Number.parseInt('N0001', 36);

/** Creates a hierarchy from copies of `seed`, in which a superior comes before its subordinates. */
export function createTree(seed: readonly Partner[]): Tree {
  const partners = new Map(seed.map((partner) => [partner.id, structuredClone(partner)]));
  let number = FIRST_NUMBER;

  const superiors = (partner: Partner): Partner[] => {
    const chain: Partner[] = [];
    for (let above = partner.superior; above !== undefined; above = partners.get(above)?.superior) {
      const superior = partners.get(above);
      if (superior !== undefined) chain.push(superior);
    }
    return chain;
  };

  return {
    find: (id) => partners.get(id),
    add: (superior, typ, attributes) => {
      const id = (number++).toString(36).toUpperCase();
      const partner: Partner = { id, typ, superior: superior.id, attributes };
      partners.set(id, partner);
      return partner;
    },
    superiors,
    subtree: (partner) => {
      const inside = new Set([partner.id]);
      return [...partners.values()].filter(({ id, superior }) => {
        if (superior !== undefined && inside.has(superior)) inside.add(id);
        return inside.has(id);
      });
    },
    organisation: (partner) => [partner, ...superiors(partner)].find(({ typ }) => typ === 'ORGANISATION') ?? partner,
    blockedAbove: (partner) => superiors(partner).some(({ attributes }) => attributes.get('gesperrt') === true),
  };
}
