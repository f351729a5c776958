/** The library that shows contracts (`../site/assets.ts` says where it is), as far as it is used. */
declare module 'redoc' {
  export function hydrate(definition: unknown, options: object, place: HTMLElement | null): Promise<void>;
}
