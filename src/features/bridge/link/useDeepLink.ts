import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { ChainsData, TokensData } from '#core/wire/catalogue.ts'
import { useServices } from '#src/services.ts'
import { settleLink } from './settleLink.ts'

/** Fills the form from the link that opened the page, once networks and assets are known. */
export function useDeepLink(catalogue: (ChainsData & { tokens: TokensData['list'] }) | null): void {
  const { form, link } = useServices()
  const waits = useStore(link, (state) => !state.settled)
  useEffect(() => {
    const { settled, link: asked, began, settle } = link.getState()
    if (!catalogue || settled || !waits) return
    const { fields, refused } = settleLink(catalogue, asked, began, form.getState())
    form.getState().patch(fields)
    settle(refused, fields)
  }, [catalogue, form, link, waits])
}
