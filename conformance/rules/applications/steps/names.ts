/** The provider's own reference: member of the record, and path of a patch. */
export const REFERENCE = 'antragsReferenz';

/** The day on which the provider expects to work on the application: member of the record, and path of a patch. */
export const PROCESSING_DATE = 'voraussichtlicheBearbeitung';

/** Names under which deployments show the credit clerk. */
export const CLERK_MEMBERS = ['ansprechpartner', 'kreditSachbearbeiter'] as const;
