/** Formats a number with its noun: "1 wallet", "2 wallets". */
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
