/** What a contract says in types, as they are generated. */
interface Contract {
  components: { schemas: object; parameters: unknown };
  paths: object;
}

/** What an Overlay may make of a contract: payloads and paths of its own, and the names that the contract has. */
export interface Tightened<Original extends Contract> {
  components: {
    schemas: Readonly<Record<keyof Original['components']['schemas'], unknown>>;
    parameters: Original['components']['parameters'];
  };
  paths: object;
}

/** The payloads of a contract. */
export type Schemas<Tight extends Pick<Contract, 'components'>> = Tight['components']['schemas'];
