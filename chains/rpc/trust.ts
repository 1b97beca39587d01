declare const trust: unique symbol

/**
 * A value that a quorum of endpoints reported, or that derives from such values alone. Only `Pool.agree`, `reached` and `listed` make
 * one, so a payout plan that asks for it cannot be built from a single endpoint's value: the mistake is a type error.
 */
export type Agreed<T> = T extends null | undefined ? T : T & { readonly [trust]: 'agreed' }

/** A single endpoint's value, forced into limits that the operator or a quorum set: a lie costs at most the limit. */
export type Bounded<T> = T extends null | undefined ? T : T & { readonly [trust]: 'bounded' }

/** Safe to build a payout from. */
export type Trusted<T> = Agreed<T> | Bounded<T>

/** Limits in the value's own unit, both inclusive. */
export interface Limits {
  readonly atLeast: Trusted<bigint> | bigint
  readonly atMost: Trusted<bigint> | bigint
}

/** Forces a reported figure into limits. The limits must not come from the endpoint that reported the figure. */
export function bounded(value: bigint, { atLeast, atMost }: Limits): Bounded<bigint> {
  const raised = value < atLeast ? atLeast : value
  return (raised > atMost ? atMost : raised) as Bounded<bigint>
}

/** A value computed from agreed ones and our own configuration; the caller vouches that nothing else went into it. */
export const derived = <T>(value: T): Agreed<T> => value as Agreed<T>
