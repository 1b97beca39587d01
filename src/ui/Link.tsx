import type { ComponentProps, MouseEvent } from 'react'
import { createPath, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path of the app, with its query. */
  to: string
}

/** True when a click targets this page, not a new tab or window. */
const isPlain = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.altKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  (event.currentTarget.target || '_self') === '_self'

/** Link inside the app. React Router's own Link would add its loaders and forms to the first load. */
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

/** Navigation link that marks itself when its page is current. */
export function NavLink(props: LinkProps) {
  const isHere = bare(useResolvedPath(props.to).pathname) === bare(useLocation().pathname)
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />
}
