import type { FamilyWallets } from '../family.ts'

export const fuel: FamilyWallets = {
  family: 'fuel',
  groups: [{ id: 'fuel', tab: 'non_evm' }],
  load: async () => (await import('./wallets.ts')).fuelWallets(),
}
