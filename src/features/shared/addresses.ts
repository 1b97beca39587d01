/** All address rules in one chunk; see `addressBook.ts`. */
export { addressRules, hasAddressRules } from '#chains/registry.ts'
export { isName, readAddress } from './readAddress.ts'
