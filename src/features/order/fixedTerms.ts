import type { Fix } from '#core/errors.ts'

/** Action left once the terms of an order are fixed. */
export type WayOn =
  /** Runs the same step again, switching the network first. */
  | 'again'
  | 'connect'
  /** Other terms need another order. */
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

/** Action for a refusal's fix when the order already exists; `again` without a fix. */
export const wayOn = (fix: Fix | null): WayOn => (fix ? ways[fix.kind] : 'again')
