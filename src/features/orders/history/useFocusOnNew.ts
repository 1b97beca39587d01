import { useLayoutEffect, useRef } from 'react'

/**
 * Load more disappears with the last page; if it had the focus, the first new row takes it, or the last row when none arrived.
 * Otherwise the keyboard would restart at the top of the page.
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
    /** Called on press: remembers where the new rows will begin. */
    keep(button: HTMLElement): void {
      asked.current = document.activeElement === button ? rows : null
    },
  }
}
