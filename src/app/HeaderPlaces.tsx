import { useLayoutEffect, useRef } from 'react'
import { HeaderLink } from './HeaderLink.tsx'
import { usePlaces } from './places.ts'

/** Entries after those of the first load, in the rest of the header's row. Those that don't fit are under "More" only. */
export default function HeaderPlaces() {
  const places = usePlaces('header')
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (row.current) return keepFitting(row.current)
  })
  return (
    <div ref={row} className="fade flex h-0 w-0 flex-1 flex-wrap gap-x-1">
      {places.map(({ to, text, tag }) => (
        <HeaderLink key={to} to={to} text={text} tag={tag} />
      ))}
    </div>
  )
}

/** Hides the links that wrap or stick out, also from the keyboard, whenever the width changes. */
function keepFitting(row: HTMLElement): () => void {
  const update = () => {
    const box = row.getBoundingClientRect()
    for (const link of row.children as HTMLCollectionOf<HTMLElement>) {
      const { top, left, right } = link.getBoundingClientRect()
      const fits = top < box.bottom + 1 && left >= box.left - 1 && right <= box.right + 1
      link.style.visibility = fits ? '' : 'hidden'
    }
  }
  update()
  const observer = new ResizeObserver(update)
  observer.observe(row)
  return () => observer.disconnect()
}
