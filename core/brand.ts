declare const brand: unique symbol

/** A `Base` value that only a parser of its own can make: `Brand<string, 'AssetId'>` is a string, but a string is not one. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name }
