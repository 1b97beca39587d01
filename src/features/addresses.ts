/** All that is known of addresses, as one chunk: see `addressBook.ts`. */
export { addressRules, hasAddressRules } from '#chains/registry.ts'
export { readAddress } from './bridge/readAddress.ts'
