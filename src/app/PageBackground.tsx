import type { Background } from '#core/screens/types.ts'

/** A quiet drawing at the lower edge of the page (spec §2). A mask takes the colour of the theme. */
export function PageBackground({ name }: { name: Background }) {
  if (name === 'none') return null
  const image = `url(/backgrounds/${name}.svg)`
  return (
    <div
      aria-hidden="true"
      data-background={name}
      className="pointer-events-none fixed inset-x-0 bottom-0 -z-10 h-[38vh] bg-water"
      style={{ maskImage: image, maskSize: 'cover', maskPosition: 'bottom center', maskRepeat: 'no-repeat' }}
    />
  )
}
