import type { ComponentProps, MouseEvent } from 'react'
import { createPath, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the app, with its question. */
  to: string
}

/** Whether a click means this page, and not another tab or window. */
const isPlain = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.altKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  (event.currentTarget.target || '_self') === '_self'

/** A link inside the app. The router's own one brings the loaders and forms of its framework into the first load. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const target = createPath(useResolvedPath(to))
  const here = createPath(useLocation())
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    void navigate(to, { replace: target === here })
  }
  return (
    <a {...rest} href={useHref(to)} onClick={follow}>
      {children}
    </a>
  )
}

const bare = (path: string): string => path.replace(/\/+$/, '').toLowerCase()

/** A link of the navigation: says so where its page is the one that is shown. */
export function NavLink(props: LinkProps) {
  const isHere = bare(useResolvedPath(props.to).pathname) === bare(useLocation().pathname)
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />
}
