import type { FamilyWallets } from '../family.ts'

export const ton: FamilyWallets = {
  family: 'ton',
  groups: [{ id: 'ton', tab: 'non_evm' }],
  paymentUri: async (payment) => (await import('./paymentUri.ts')).paymentUri(payment),
  load: async () => (await import('./wallets.ts')).tonWallets(),
}
