import { useEffect, useState } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Bridge } from './useBridge.ts'

/** What the picture of the way shows. */
export type Way = Pick<Bridge, 'from' | 'to'> & Pick<Bridge['view'], 'custody'>
export type WayStore = StoreApi<Way>

/** The way of the form as a value that stays the same and tells of its changes. */
export function useWay({ from, to, view: { custody } }: Bridge): WayStore {
  const [way] = useState<WayStore>(() => createStore<Way>()(() => ({ from, to, custody })))
  useEffect(() => way.setState({ from, to, custody }), [way, from, to, custody])
  return way
}
