import { type RefObject, useLayoutEffect } from 'react'

const controls = 'a[href], :enabled'

/**
 * Passes the focus on when a focused control unmounts; otherwise the keyboard would restart at the top of the page. Inside a
 * `data-focus-group`, what follows is behind the group.
 */
export function useHandsOnFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = ref.current
    // Still mounted here, removed right after.
    return () => {
      if (!node || document.activeElement !== node) return
      const group = node.closest('[data-focus-group]')
      const follows = (other: HTMLElement) =>
        !group?.contains(other) &&
        (node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
        other.checkVisibility()
      ;[...document.querySelectorAll<HTMLElement>(controls)].find(follows)?.focus()
    }
  }, [ref])
}
