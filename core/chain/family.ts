/** Groups of networks that share address format, transaction model and wallets. */
export const families = ['evm', 'svm', 'ton', 'bitcoin', 'starknet', 'fuel', 'benfen'] as const
export type FamilyName = (typeof families)[number]

/**
 * `proven`: payouts have run on a real node of the family. `unproven`: they are built but have not; routes stay off
 * until the operator accepts that. `none`: wallets connect, and nothing can be bridged.
 */
export type SettlementStatus = 'proven' | 'unproven' | 'none'
