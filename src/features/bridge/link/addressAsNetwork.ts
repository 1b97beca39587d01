import type { LinkField, Refused } from '#src/features/shared/readLink.ts'

const networks: ReadonlySet<LinkField> = new Set(['from', 'to'])
/** Long values are shown truncated. */
const addressForm = /^(?:0x[\da-f]{30,}|[1-9A-HJ-NP-Za-km-z]{32,})…?$/i

/** True when a link has an address in place of a network. */
export const addressAsNetwork = (refused: readonly Refused[]): boolean =>
  refused.some(({ field, value }) => networks.has(field) && addressForm.test(value))
