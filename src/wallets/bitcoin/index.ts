import type { FamilyWallets } from '../family.ts'

export const bitcoin: FamilyWallets = {
  family: 'bitcoin',
  groups: [{ id: 'bitcoin', tab: 'non_evm' }],
  // Spec §9: wallets of this family report no change of their balance.
  balancePollMs: 5_000,
  payment: async (step, terms) => (await import('./verifyStep.ts')).paymentOf(step, terms),
  load: async () => (await import('./wallets.ts')).bitcoinWallets(),
}
