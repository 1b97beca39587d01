import type { FamilyWallets } from '../family.ts'

export const benfen: FamilyWallets = {
  family: 'benfen',
  groups: [{ id: 'benfen', tab: 'non_evm' }],
  load: async () => (await import('./wallets.ts')).benfenWallets(),
}
