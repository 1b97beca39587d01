import type { FamilyWallets } from '../family.ts'

export const starknet: FamilyWallets = {
  family: 'starknet',
  groups: [{ id: 'starknet', tab: 'non_evm' }],
  load: async () => (await import('./wallets.ts')).starknetWallets(),
}
