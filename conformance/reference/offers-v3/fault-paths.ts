/** All paths of the interface. */
export const OFFERS = /^\/v3\/vorgaenge\/[^/]+\/(ergebnisliste|gemerkteangebote)/;

/** The path of a determination. */
export const DETERMINE = /^\/v3\/vorgaenge\/[^/]+\/ergebnisliste$/;

/** The path of a result list. */
export const LIST = /^\/v3\/vorgaenge\/[^/]+\/ergebnisliste\/[^/]+$/;

/** The path of a result, or of a resource below it. */
export const RESULT = (below = ''): RegExp => new RegExp(`^/v3/vorgaenge/[^/]+/ergebnisliste/[^/]+/[^/]+${below}$`);

/** The path of the saved offers, or of a resource below it. */
export const SAVED = (below = ''): RegExp => new RegExp(`^/v3/vorgaenge/[^/]+/gemerkteangebote${below}$`);
