import type { FamilyWallets } from '../family.ts'

export const ton: FamilyWallets = {
  family: 'ton',
  groups: [{ id: 'ton', tab: 'non_evm' }],
  load: async () => (await import('./wallets.ts')).tonWallets(),
}
