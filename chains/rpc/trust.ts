declare const trust: unique symbol

/**
 * Value that a quorum of endpoints reported, or that derives from such values alone. Only `Pool.agree`, `reached` and
 * `listed` create one, so a payout plan built from a single endpoint's value is a type error.
 */
export type Agreed<T> = T extends null | undefined ? T : T & { readonly [trust]: 'agreed' }

/** A single endpoint's value, clamped to limits of the operator or a quorum: a lie costs at most the limit. */
export type Bounded<T> = T extends null | undefined ? T : T & { readonly [trust]: 'bounded' }

/** Safe to build a payout from. */
export type Trusted<T> = Agreed<T> | Bounded<T>

/** Limits in the value's own unit, both inclusive. */
export interface Limits {
  readonly atLeast: Trusted<bigint> | bigint
  readonly atMost: Trusted<bigint> | bigint
}

/** Clamps a reported value. The limits must not be from the endpoint that reported it. */
export function bounded(value: bigint, { atLeast, atMost }: Limits): Bounded<bigint> {
  const raised = value < atLeast ? atLeast : value
  return (raised > atMost ? atMost : raised) as Bounded<bigint>
}

/**
 * Marks a value computed only from agreed ones and our own configuration; the caller must ensure that nothing else went
 * into it.
 */
export const derived = <T>(value: T): Agreed<T> => value as Agreed<T>
