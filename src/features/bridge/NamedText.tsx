import { Fragment } from 'react'

export type WayNames = Readonly<Record<'from' | 'to', string>>

/** Placeholders for network names; private-use characters that no message contains. */
const places: WayNames = { from: '\uE000', to: '\uE001' }

/**
 * Sentence about the route with its network names as separate elements: `nameWay` writes into them while this is still
 * prerendered HTML, and hydration keeps what was written.
 */
export const NamedText = ({ names, text }: { names: WayNames; text: (names: WayNames) => string }) =>
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
