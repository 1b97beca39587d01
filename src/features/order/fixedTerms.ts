import type { Fix } from '#core/errors.ts'

/** What is left to choose once the terms of an order are fixed. */
export type WayOn =
  /** The same step again; going on switches the network first. */
  | 'again'
  | 'connect'
  /** Other terms are another order. */
  | 'restart'

const ways: { readonly [K in Fix['kind']]: WayOn } = {
  switch_network: 'again',
  retry_after: 'again',
  connect_wallet: 'connect',
  requote: 'restart',
  use_amount: 'restart',
  change_recipient: 'restart',
  add_funds: 'restart',
}

/** Where the fix of a refusal leads for an order that is stored already; asking again without one. */
export const wayOn = (fix: Fix | null): WayOn => (fix ? ways[fix.kind] : 'again')
