declare const brand: unique symbol

/**
 * Value of type `Base` that only its own parser can create: `Brand<string, 'AssetId'>` is a string, but a string is not
 * one.
 */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name }
