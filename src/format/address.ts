/** For display only: the full address is shown before money moves. */
export { headerAddress, shortAddress } from '#core/format/address.ts'

/** Groups of four, so that a full address can be compared by eye. */
export const addressGroups = (address: string): readonly string[] => address.match(/.{1,4}/g) ?? []
