import { useEffect, useLayoutEffect, useRef } from 'react'
import { matchPath, useLocation, useNavigationType } from 'react-router-dom'
import { t } from '#src/i18n/t.ts'
import { routes, type RouteMeta } from './routes.tsx'

const flat: readonly RouteMeta[] = routes.flatMap((route) => [...(route.children ?? []).map((child) => ({ ...child, path: `/${child.path}` })), route])

/** The metadata of a path; the last row catches everything else. */
export function metaOf(pathname: string): RouteMeta | undefined {
  return flat.find((route) => matchPath(route.path, pathname) !== null)
}

/** Sheets lie over the form: opening one must neither scroll nor move the focus of the page under it. */
const isOverForm = (pathname: string): boolean => pathname === '/confirm' || pathname.startsWith('/completed/')

/** Title, scroll position (spec §2: top, or where the person was) and focus on every change of page. */
export function usePageEffects(): void {
  const { pathname, key } = useLocation()
  const back = useNavigationType() === 'POP'
  const scrolls = useRef(new Map<string, number>())
  const earlier = useRef(pathname)

  useEffect(() => {
    const meta = metaOf(pathname)
    document.title = meta ? `${t(meta.title)} · Causeway` : 'Causeway'
  }, [pathname])

  useLayoutEffect(() => {
    const from = earlier.current
    earlier.current = pathname
    const positions = scrolls.current
    const still = from === pathname || isOverForm(pathname) || isOverForm(from)
    if (!still) {
      window.scrollTo(0, back ? (positions.get(key) ?? 0) : 0)
      document.getElementById('main')?.focus({ preventScroll: true })
    }
    return () => void positions.set(key, window.scrollY)
  }, [pathname, key, back])
}
