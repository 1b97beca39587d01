import type { StepPolicies } from '#core/order/stepPolicy.ts'

/**
 * Step policies of the external providers, for the server and for the app's build: the browser refuses a step that
 * breaks the policy which it was built with, whatever the server says. Each is loaded when an order of its provider is made.
 */
export const externalPolicies: Readonly<Record<string, () => Promise<StepPolicies>>> = {
  lifi: async () => (await import('./lifi/policy.ts')).lifiPolicy,
  relay: async () => (await import('./relay/policy.ts')).relayPolicy,
  debridge: async () => (await import('./debridge/policy.ts')).debridgePolicy,
  oneclick: async () => (await import('./oneclick/policy.ts')).oneClickPolicy(),
  across: async () => (await import('./across/policy.ts')).acrossPolicy,
}

/** Policies of all orders that the maker doesn't settle. Its own transfers between wallets are never direct payments. */
export const orderPolicies: typeof externalPolicies = {
  ...externalPolicies,
  direct: async () => (await import('./direct/policy.ts')).directPolicy,
}
