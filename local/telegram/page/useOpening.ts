import { useCallback, useRef, useState } from 'react'
import { calls } from './calls.ts'
import type { Opening } from './Phone.tsx'
import type { Settings } from './settings.ts'
import type { Launch } from './useHost.ts'

/** Path that the app is opened at, with its start parameter. */
export interface LaunchTarget {
  readonly path: string
  readonly startParam: string | null
}

export const HOME: LaunchTarget = { path: '/', startParam: null }

/** Opens the app with new init data each time; the latest request wins. */
export function useOpening() {
  const [launch, setLaunch] = useState<Launch | null>(null)
  const [opening, setOpening] = useState<Opening>('closed')
  const [place, setPlace] = useState(HOME)
  const wish = useRef(0)

  const open = useCallback(async (where: LaunchTarget, settings: Settings): Promise<void> => {
    const mine = ++wish.current
    setPlace(where)
    setLaunch(null)
    setOpening('opening')
    try {
      const { hash } = await calls.launch(settings, where.startParam)
      if (wish.current === mine) setLaunch({ id: mine, url: `${where.path}#${hash}`, settings })
    } catch {
      if (wish.current === mine) setOpening('failed')
    }
  }, [])
  const close = useCallback(() => {
    wish.current++
    setLaunch(null)
    setOpening('closed')
  }, [])
  return { launch, opening, place, open, close }
}
