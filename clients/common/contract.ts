/** The generated types of a contract. */
interface Contract {
  components: { schemas: object; parameters: unknown };
  paths: object;
}

/** A contract that an Overlay has changed: with payloads and paths of its own, and all names of the original. */
export interface Tightened<Original extends Contract> {
  components: {
    schemas: Readonly<Record<keyof Original['components']['schemas'], unknown>>;
    parameters: Original['components']['parameters'];
  };
  paths: object;
}

/** The payloads of a contract. */
export type Schemas<Tight extends Pick<Contract, 'components'>> = Tight['components']['schemas'];
