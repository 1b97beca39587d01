import type { FamilyWallets } from '../family.ts'

/** Solana wallets without other families. */
const solanaOnly = ['Phantom', 'Solflare']

export const svm: FamilyWallets = {
  family: 'svm',
  groups: [
    { id: 'solana', tab: 'solana', only: solanaOnly },
    { id: 'solana_eclipse_soon', tab: 'solana', except: solanaOnly },
  ],
  load: async () => (await import('./wallets.ts')).svmWallets(),
}
