import { useEffect, useState } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Bridge } from './useBridge.ts'

/** Networks and custody that "How it works" shows. */
export type RoutePreview = Pick<Bridge, 'from' | 'to'> & Pick<Bridge['view'], 'custody'>
export type RoutePreviewStore = StoreApi<RoutePreview>

/** Writes the network names into the prerendered "How it works": its code loads later, and no one else updates it until then. */
export function fillNetworkNames(
  { from, to }: Pick<RoutePreview, 'from' | 'to'>,
  page: Pick<ParentNode, 'querySelectorAll'>,
): void {
  for (const [end, chain] of Object.entries({ from, to }))
    if (chain)
      for (const place of page.querySelectorAll(`[data-way] [data-way-end=${end}]`))
        place.textContent = chain.alias_name
}

/** Creates the store of the form's route with a stable identity, so that readers subscribe instead of receiving new props. */
export function useRoutePreview({ from, to, view: { custody } }: Bridge): RoutePreviewStore {
  const [way] = useState<RoutePreviewStore>(() => createStore<RoutePreview>()(() => ({ from, to, custody })))
  useEffect(() => {
    way.setState({ from, to, custody })
    fillNetworkNames({ from, to }, document)
  }, [way, from, to, custody])
  return way
}
