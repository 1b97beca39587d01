import { useLayoutEffect, useRef } from 'react'

/**
 * The button that asks for more goes away with the last part; where it had the focus, the first row that came takes it, or the last one
 * there is: otherwise the keyboard would start again at the top of the page. While there is more to ask for the button keeps the focus by itself.
 */
export function useFocusOnNew(rows: number, more: boolean) {
  const list = useRef<HTMLDivElement>(null)
  const asked = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (asked.current === null || more) return
    const links = list.current?.querySelectorAll<HTMLElement>('li a')
    if (document.activeElement === document.body) links?.[Math.min(asked.current, links.length - 1)]?.focus()
    asked.current = null
  }, [more])
  return {
    list,
    /** The button was pressed: remembers where the new rows will begin. */
    keep(button: HTMLElement): void {
      asked.current = document.activeElement === button ? rows : null
    },
  }
}
