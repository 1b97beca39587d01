import type { LinkField, Refused } from './readLink.ts'

const networks: ReadonlySet<LinkField> = new Set(['from', 'to'])
/** Long values are shown back without their end. */
const addressForm = /^(?:0x[\da-f]{30,}|[1-9A-HJ-NP-Za-km-z]{32,})…?$/i

/** Whether a link names an address where it should name a network. */
export const addressAsNetwork = (refused: readonly Refused[]): boolean =>
  refused.some(({ field, value }) => networks.has(field) && addressForm.test(value))
