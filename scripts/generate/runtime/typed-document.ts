/** The result and the variables of a GraphQL document, as graphql-codegen marks them. */
export interface DocumentTypeDecoration<Result, Variables> {
  /** Never there: it ties the types to the document. */
  __apiType?: (variables: Variables) => Result;
}
