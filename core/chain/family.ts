/** Groups of networks that share address format, transaction model and wallets. */
export const families = ['evm', 'svm', 'ton', 'bitcoin', 'starknet', 'fuel', 'benfen'] as const
export type FamilyName = (typeof families)[number]
