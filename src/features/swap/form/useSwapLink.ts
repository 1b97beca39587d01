import { useEffect, useMemo, useRef } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import { readSwapLink, refusedWhole, settleSwapLink, swapParams, wishedChain } from '../model/swapLink.ts'
import type { SwapForm } from '../quote/useSwap.ts'

const REST_MS = 300

/** Fills the form from the address once its lists are known, then keeps the address up to date; asks about a token that no list has. */
export function useSwapLink(swap: SwapForm): void {
  const { search, pathname, key } = useLocation()
  const drawn = useHref(pathname)
  const wish = useMemo(() => readSwapLink(new URLSearchParams(search)), [search])
  const done = useRef<string | null>(null)
  const { store, chains, chain, tokens, form } = swap
  const isPaired = form.hasEmptySide || (form.from !== null && form.to !== null)

  useEffect(() => {
    if (done.current === key || chains.length === 0) return
    const whole = refusedWhole(chains, wish)
    if (whole) {
      done.current = key
      return store.getState().reportIgnored(whole)
    }
    const wanted = wishedChain(chains, wish)
    if (wanted && wanted.chain_id !== store.getState().chainId) return store.getState().chooseChain(wanted.chain_id)
    if (!chain || !isPaired || tokens.length === 0 || store.getState().chainId !== chain.chain_id) return
    done.current = key
    const now = store.getState()
    const settled = settleSwapLink(tokens, wish, now)
    now.choosePair(settled.from, settled.to)
    if (wish.amount !== undefined) now.setAmount(wish.amount, wish.exact)
    now.chooseBridge(wish.bridge === undefined ? null : Number(wish.bridge))
    if (settled.unlisted) now.askAbout(settled.unlisted)
    now.reportIgnored(settled.refused)
  }, [chains, chain, tokens, store, wish, key, isPaired])

  const { chainId, from, to, amount, exact, bridge, ignored } = form
  useEffect(() => {
    if (done.current === null || ignored === null || from === null || to === null) return
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
  }, [chainId, from, to, amount, exact, bridge, drawn, ignored])
}

const bare = (path: string): string => path.replace(/\/+$/, '')
