/** The used part of Redoc, which renders the contracts (`../site/assets.ts` locates it). */
declare module 'redoc' {
  export function hydrate(definition: unknown, options: object, place: HTMLElement | null): Promise<void>;
}
