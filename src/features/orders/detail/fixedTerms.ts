import type { Fix } from '#core/errors.ts'

/** Action left once the terms of an order are fixed. */
export type ResumeAction =
  /** Runs the same step again, switching the network first. */
  | 'again'
  | 'connect'
  /** Other terms need another order. */
  | 'restart'

const resumeActions: { readonly [K in Fix['kind']]: ResumeAction } = {
  switch_network: 'again',
  retry_after: 'again',
  connect_wallet: 'connect',
  requote: 'restart',
  use_amount: 'restart',
  change_recipient: 'restart',
  add_funds: 'restart',
}

/** Action for a refusal's fix when the order already exists; `again` without a fix. */
export const resumeActionFor = (fix: Fix | null): ResumeAction => (fix ? resumeActions[fix.kind] : 'again')
