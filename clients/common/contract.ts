/** The generated types of a contract. */
interface Contract {
  components: { schemas: object; parameters: unknown };
  paths: object;
}

/** A contract changed by an Overlay: its payloads and paths may differ, but it has all schema names of the original. */
export interface Tightened<Original extends Contract> {
  components: {
    schemas: Readonly<Record<keyof Original['components']['schemas'], unknown>>;
    parameters: Original['components']['parameters'];
  };
  paths: object;
}

/** The schemas of a contract, by name. */
export type Schemas<Tight extends Pick<Contract, 'components'>> = Tight['components']['schemas'];
