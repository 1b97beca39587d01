/** Length of an EVM address in characters (spec §9). */
export const AIRDROP_ADDRESS_LENGTH = 42

const digits = /^0x[0-9a-f]{40}$/i

/** True if a line can be an EVM address; any length but 42 cannot. */
export const isAirdropAddress = (text: string): boolean => text.length === AIRDROP_ADDRESS_LENGTH && digits.test(text)

/** One spelling per account: lists and users write the same address in different cases. */
export const sameAddress = (text: string): string => text.toLowerCase()
