import { Fragment } from 'react'

export type NetworkNames = Readonly<Record<'from' | 'to', string>>

/** Placeholders for network names; private-use characters that no message contains. */
const places: NetworkNames = { from: '\uE000', to: '\uE001' }

/**
 * Sentence about the route with its network names as separate elements: `fillNetworkNames` writes into them while this is still
 * prerendered HTML, and hydration keeps what was written.
 */
export const TextWithNetworks = ({ names, text }: { names: NetworkNames; text: (names: NetworkNames) => string }) =>
  text(places)
    .split(/([\uE000\uE001])/)
    .map((part, at) => {
      const end = part === places.from ? 'from' : part === places.to ? 'to' : null
      return end ? (
        <span key={at} data-way-end={end} suppressHydrationWarning>
          {names[end]}
        </span>
      ) : (
        <Fragment key={at}>{part}</Fragment>
      )
    })
