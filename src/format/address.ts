/** For reading only: before money moves the full address is shown. */
export { headerAddress, shortAddress } from '#core/format/address.ts'

/** Groups of four, so that a person can compare a full address by eye. */
export const addressGroups = (address: string): readonly string[] => address.match(/.{1,4}/g) ?? []
