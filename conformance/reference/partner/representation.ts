import type { Partner, Tree } from './tree.ts';

/** The identifiers of a sales unit at invented providers, since D3 does not publish the real names. */
const PROVIDER_IDENTIFIERS = {
  musterbank: '4711',
  beispielkasse: { vermittlernummer: '0815-22', filialnummer: '003' },
  hausundhofbank: null,
};

/** The bodies of the partner interface. */
export interface Representation {
  /** The master data: attributes that are set, derived ones, and links. */
  partner(partner: Partner): object;
  /** The identifiers at providers, with those of the superior sales organisation. Source: P14. */
  partnerkennzeichen(partner: Partner): object;
  /** The partner and all partners below it; with the right to open settings, the whole organisation of the partner (P15, P16). */
  administrierbare(partner: Partner): object[];
  /** The persons of the partner's organisation: the partner may take over their cases. Source: P17. */
  uebernahmeRechtFuer(partner: Partner): object;
  /** Whether the partner may take over cases of `other`, which must not be blocked. Source: P18. */
  uebernahmeStatus(partner: Partner, other: Partner): object;
}

/**
 * @param address - builds a URL from the segments of a path below `/partner/`
 * @param maySee - whether the caller may see a partner; lists contain no others
 */
export function createRepresentation(
  tree: Tree,
  address: (...segments: readonly string[]) => string,
  maySee: (partner: Partner) => boolean,
): Representation {
  const selfAndAdministrable = (id: string) => ({
    self: { href: address(id) },
    administrierbare: { href: address(id, 'administrierbare') },
  });

  const nameOf = (partner: Partner) => tree.organisation(partner).attributes.get('firmenname');

  const identifiers = (partner: Partner) => ({
    ...PROVIDER_IDENTIFIERS,
    _links: {
      partner: { href: address(partner.id) },
      self: { href: address(partner.id, 'partnerkennzeichen') },
    },
  });

  const mayTakeOverFrom = (partner: Partner) =>
    tree.subtree(tree.organisation(partner)).filter(({ id, typ }) => typ === 'PERSON' && id !== partner.id);

  return {
    partner: (partner: Partner) => ({
      id: partner.id,
      typ: partner.typ,
      ...Object.fromEntries(partner.attributes),
      gesperrtTransitiv: tree.blockedAbove(partner),
      ...(partner.typ === 'PERSON' ? { orgaEinheitId: tree.organisation(partner).id } : {}),
      _links: {
        ...selfAndAdministrable(partner.id),
        partnerkennzeichen: { href: address(partner.id, 'partnerkennzeichen') },
      },
    }),

    partnerkennzeichen: (partner: Partner) => {
      const superior = tree.superiors(partner).find(({ typ }) => typ === 'ORGANISATION');
      return {
        ...identifiers(partner),
        ...(superior === undefined
          ? {}
          : { _embedded: { partnerKennzeichenDerVertriebsOrganisation: identifiers(superior) } }),
      };
    },

    administrierbare: (partner: Partner) => {
      const mayOpenSettings = partner.attributes.get('rechtDarfEinstellungenOeffnen') === true;
      const entries = tree.subtree(mayOpenSettings ? tree.organisation(partner) : partner).filter(maySee);
      return entries.map((entry) => ({
        id: entry.id,
        partnerId: entry.id,
        organisationsName: nameOf(entry),
        typ: entry.typ,
        _links: selfAndAdministrable(entry.id),
      }));
    },

    uebernahmeRechtFuer: (partner: Partner) => ({
      alleSichtbar: mayTakeOverFrom(partner).every(maySee),
      _embedded: {
        partner: mayTakeOverFrom(partner)
          .filter(maySee)
          .map((other) => ({
            id: other.id,
            nachname: other.attributes.get('nachname'),
            vorname: other.attributes.get('vorname'),
            email: other.attributes.get('email'),
            orgaEinheitId: tree.organisation(other).id,
            kreditsachbearbeiter: other.kreditsachbearbeiter ?? false,
            avatarUrl: other.attributes.get('avatarUrl'),
            typ: other.typ,
            _links: { self: { href: address(other.id) } },
          })),
      },
    }),

    uebernahmeStatus: (partner: Partner, other: Partner) => {
      const gesperrt = other.attributes.get('gesperrt') === true || tree.blockedAbove(other);
      return { partnerId: other.id, gesperrt, uebernehmbar: !gesperrt && mayTakeOverFrom(partner).includes(other) };
    },
  };
}
