import { useEffect, useMemo, useRef } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import { readSwapLink, swapParams, unknownAddress, wishedChain } from '../model/swapLink.ts'
import { namedToken } from '../model/tokenRows.ts'
import type { SwapForm } from '../quote/useSwap.ts'

const REST_MS = 300

/** Fills the form from the address once its lists are known, then keeps the address up to date; asks about a token that no list has. */
export function useSwapLink(swap: SwapForm): void {
  const { search, pathname, key } = useLocation()
  const drawn = useHref(pathname)
  const wish = useMemo(() => readSwapLink(new URLSearchParams(search)), [search])
  const done = useRef<string | null>(null)
  const { store, chains, chain, tokens, form } = swap

  useEffect(() => {
    if (done.current === key || chains.length === 0) return
    const wanted = wishedChain(chains, wish)
    if (wanted && wanted.chain_id !== store.getState().chainId) return store.getState().chooseChain(wanted.chain_id)
    if (!chain || tokens.length === 0 || store.getState().chainId !== chain.chain_id) return
    done.current = key
    const [from, to] = [namedToken(tokens, wish.from), namedToken(tokens, wish.to)]
    const now = store.getState()
    const pair = { from: from?.asset_id ?? now.from, to: to?.asset_id ?? now.to }
    if (pair.from !== null && pair.to !== null && pair.from !== pair.to) now.choosePair(pair.from, pair.to)
    else if (from) now.chooseToken('send', from.asset_id)
    if (wish.amount !== undefined) now.setAmount(wish.amount, wish.exact)
    now.chooseBridge(wish.bridge === undefined ? null : Number(wish.bridge))
    const unlistedFrom = unknownAddress(wish.from, from)
    const unlistedTo = unknownAddress(wish.to, to)
    if (unlistedFrom !== null) now.askAbout({ side: 'send', address: unlistedFrom })
    else if (unlistedTo !== null) now.askAbout({ side: 'receive', address: unlistedTo })
  }, [chains, chain, tokens, store, wish, key])

  const { chainId, from, to, amount, exact, bridge } = form
  useEffect(() => {
    if (done.current === null || from === null || to === null) return
    const timer = setTimeout(() => {
      const { history, location } = window
      // During navigation the URL changes before the next page renders.
      if (bare(location.pathname) === bare(drawn))
        history.replaceState(
          history.state,
          '',
          `${location.pathname}?${swapParams({ chainId, from, to, amount, exact, bridge }).toString()}`,
        )
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [chainId, from, to, amount, exact, bridge, drawn])
}

const bare = (path: string): string => path.replace(/\/+$/, '')
