import type { Background } from '#core/screens/types.ts'
import { useWide } from '#src/ui/useWide.ts'

/** Towards the sides it fades on wide windows, where the place kept for a scroll bar cannot be drawn on. */
const sides = 'linear-gradient(to right, transparent, #000 18%, #000 82%, transparent)'
/** How the two meet is said in the same breath: by itself it would be lost when the page grows wide and only the rest is written anew. */
const maskOf = (name: string, wide: boolean): string =>
  `url(/backgrounds/${name}.svg) bottom center / cover no-repeat${wide ? ` intersect, ${sides}` : ''}`

/** A quiet drawing at the lower edge of the page (spec §2). A mask takes the colour of the theme. */
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
