import { type RefObject, useLayoutEffect } from 'react'

const controls = 'a[href], :enabled'

/** A control that goes away while it has the focus hands it to the next one: otherwise the keyboard would start again at the top of the page. */
export function useHandsOnFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = ref.current
    // Still in its place here, and gone right after.
    return () => {
      if (!node || document.activeElement !== node) return
      const follows = (other: HTMLElement) =>
        (node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && other.checkVisibility()
      ;[...document.querySelectorAll<HTMLElement>(controls)].find(follows)?.focus()
    }
  }, [ref])
}
