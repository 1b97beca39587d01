import { useEffect, useState } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Bridge } from './useBridge.ts'

/** What the picture of the way shows. */
export type Way = Pick<Bridge, 'from' | 'to'> & Pick<Bridge['view'], 'custody'>
export type WayStore = StoreApi<Way>

/** Names the networks in the picture of the way: its code comes later, and until then it is a prerendered one that nobody else writes into. */
export function nameWay({ from, to }: Pick<Way, 'from' | 'to'>, page: Pick<ParentNode, 'querySelectorAll'>): void {
  for (const [end, chain] of Object.entries({ from, to }))
    if (chain)
      for (const place of page.querySelectorAll(`[data-way] [data-way-end=${end}]`))
        place.textContent = chain.alias_name
}

/** The way of the form as a value that stays the same and tells of its changes. */
export function useWay({ from, to, view: { custody } }: Bridge): WayStore {
  const [way] = useState<WayStore>(() => createStore<Way>()(() => ({ from, to, custody })))
  useEffect(() => {
    way.setState({ from, to, custody })
    nameWay({ from, to }, document)
  }, [way, from, to, custody])
  return way
}
