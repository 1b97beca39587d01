import { useEffect } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import type { BridgeForm } from '#src/features/shared/form.ts'
import { paramsFromForm } from '#src/features/shared/params.ts'

const REST_MS = 300
/** Pages whose URL carries the form. */
const pages: readonly string[] = ['/', '/confirm']

/** Keeps the form's link in the address bar once the catalogue has settled it, also after going back to an earlier form. */
export function useFormAddress(form: BridgeForm, settled: boolean): void {
  const { pathname } = useLocation()
  const drawn = useHref(pathname)
  useEffect(() => {
    if (!settled || !pages.includes(pathname)) return
    const timer = setTimeout(() => {
      const { history, location } = window
      // During navigation the URL changes before the next page renders.
      if (samePage(location.pathname, drawn))
        history.replaceState(history.state, '', `${location.pathname}?${paramsFromForm(form).toString()}`)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [settled, form, pathname, drawn])
}

const bare = (path: string): string => path.replace(/\/+$/, '')

/** True when two paths, both with the channel's base, belong to one page. */
export const samePage = (a: string, b: string): boolean => bare(a) === bare(b)
