/** Types of a GraphQL document's result and variables, in graphql-codegen's form. */
export interface DocumentTypeDecoration<Result, Variables> {
  /** Never set; it attaches the types to the document. */
  __apiType?: (variables: Variables) => Result;
}
