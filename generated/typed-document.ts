/**
 * The types of a GraphQL document, generated from scripts/generate/runtime/typed-document.ts. Do not edit: run `npm run generate`.
 */
/** The result and the variables of a GraphQL document, as graphql-codegen marks them. */
export interface DocumentTypeDecoration<Result, Variables> {
  /** Never there: it ties the types to the document. */
  __apiType?: (variables: Variables) => Result;
}
