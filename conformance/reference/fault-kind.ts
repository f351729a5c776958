/** The kinds of faults, with descriptions. A fault has one kind, the most specific one. */
export const FAULT_KINDS = {
  'wrong-status': 'Answers with a status other than the stated one: 201 for a 200, 200 or 404 for a 403.',
  'missing-header': 'Lacks a header that must be there, or sends it under another name.',
  'wrong-header': 'Sends a header that is empty, has a wrong value, or must not be there.',
  'wrong-redirect': 'Redirects to a wrong place, or redirects where it should answer.',
  'wrong-media-type': 'Sends the body with a media type other than the stated one, or with none.',
  'broken-body': 'Sends a body that is empty, null, cut off, badly encoded, or must not be there.',
  'missing-member': 'Lacks something that the body must hold, or calls it by another name.',
  'wrong-type': 'Sends another type, in a member or the whole body: a text for a number, an array for an object.',
  'wrong-value':
    'Sends the right type, but a value that is not allowed: empty, misspelt, in another format or vocabulary.',
  'wrong-meaning':
    'Looks right but is wrong: another resource, old data, a change that is lost or goes too far, a wrong default.',
  'missing-check':
    'Serves a caller that it must refuse: without credential, scope or permission, or for resources of others.',
  'missing-validation':
    'Accepts or ignores what it must refuse: a bad value, an unknown name, a resource that does not exist.',
  'too-strict': 'Refuses what is allowed, or demands what is optional.',
  'not-offered': 'Does not know a path, a method or a resource that it must offer.',
  crash: 'Fails with 500 on a request that it must answer.',
  'only-sometimes': 'Handles some requests correctly and others of the same kind wrongly.',
} as const satisfies Record<string, string>;

/** A kind of fault. */
export type FaultKind = keyof typeof FAULT_KINDS;
