import type { Background } from '#core/screens/types.ts'
import { useWide } from '#src/ui/useWide.ts'

/** Fades towards the sides on wide windows, where the scroll bar gutter cannot be painted. */
const sides = 'linear-gradient(to right, transparent, #000 18%, #000 82%, transparent)'
/** The composite mode belongs to the shorthand: a separate property would be dropped when the page grows wide and only the mask is rewritten. */
const maskOf = (name: string, wide: boolean): string =>
  `url(/backgrounds/${name}.svg) bottom center / cover no-repeat${wide ? ` intersect, ${sides}` : ''}`

/** Decorative drawing at the lower edge of the page (spec §2). A mask takes the theme's color. */
export function PageBackground({ name }: { name: Background }) {
  const wide = useWide()
  if (name === 'none') return null
  return (
    <div
      aria-hidden="true"
      data-background={name}
      className="pointer-events-none fixed inset-x-0 bottom-0 -z-10 h-[38vh] bg-water"
      style={{ mask: maskOf(name, wide) }}
    />
  )
}
