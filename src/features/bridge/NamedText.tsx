import { Fragment } from 'react'

export type WayNames = Readonly<Record<'from' | 'to', string>>

/** Stands in a message where a network's name will; no message has such characters of its own. */
const places: WayNames = { from: '\uE000', to: '\uE001' }

/**
 * A sentence about the way, with the names of its networks as elements of their own: `nameWay` writes into them while this is only a
 * prerendered picture, and taking it over leaves what was written.
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
