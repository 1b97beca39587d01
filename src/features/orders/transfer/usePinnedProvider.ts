import { useLayoutEffect, useRef, useState } from 'react'
import type { Quote } from '#core/wire/quote.ts'
import { useServices } from '#src/services.ts'
import { replacedProvider } from './reviewView.ts'

/**
 * Keeps the provider that the review opened with while it is open, even if another one becomes the best. If it has no quote any
 * more, `replaced` names both until the user agrees to the other one.
 */
export function usePinnedProvider(quote: Quote | null) {
  const { form } = useServices()
  const [agreed, setAgreed] = useState(quote)
  const replaced = replacedProvider(agreed, quote)
  // Another amount or pair is another review.
  if (quote && agreed !== quote && !replaced) setAgreed(quote)
  const pinned = useRef(quote?.provider ?? null)
  useLayoutEffect(() => {
    const before = form.getState().provider
    if (before === null && pinned.current !== null) form.getState().patch({ provider: pinned.current })
    return () => {
      if (before === null && form.getState().provider === pinned.current) form.getState().patch({ provider: null })
    }
  }, [form])
  const agree = () => {
    if (!replaced) return
    pinned.current = replaced.to.provider
    form.getState().patch({ provider: replaced.to.provider })
    setAgreed(replaced.to)
  }
  return { replaced, agree }
}
