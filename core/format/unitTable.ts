/** Units of an amount and their decimals, as specified (spec §3). */
export const unitTable = { noether: 0, wei: 1, kwei: 3, Mwei: 6, gwei: 9, szabo: 12, finney: 15, ether: 18 } as const
