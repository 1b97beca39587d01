import type { FamilyWallets } from '../family.ts'

export const evm: FamilyWallets = {
  family: 'evm',
  groups: [{ id: 'evm', tab: 'evm' }],
  load: async () => (await import('./wallets.ts')).evmWallets(),
}
