/** All paths of the interface. */
export const INTERFACE = /^\/v2\/ergebnisliste\//;

/** The path of a request for a determination. */
export const DETERMINE = /^\/v2\/ergebnisliste\/ermittlung$/;

/** The path of a determination, or of a resource below it. */
export const DETERMINATION = (below = ''): RegExp => new RegExp(`^/v2/ergebnisliste/ermittlung/[^/]+${below}$`);

/** The path of a result, or of a resource below it. */
export const RESULT = (below = ''): RegExp => DETERMINATION(`/ergebnisse/[^/]+${below}`);
