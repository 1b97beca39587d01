import type { ReactNode } from 'react'
import { Link } from '#src/ui/Link.tsx'
import { CheckIcon } from '#src/ui/moreIcons.tsx'

interface TaskProps {
  icon: ReactNode
  title: string
  text: string
  /** What the button says; a check mark takes its place once it is done. */
  action: string
  done?: string | null
  /** What the button opens: a sheet, or another screen. */
  onAction: (() => void) | { to: string }
}

const look = 'press grid min-h-11 min-w-11 max-w-full flex-none place-items-center rounded-full px-4 text-center text-small max-[14rem]:px-2 font-semibold'
const open = 'border border-line bg-raised hover:border-control-line'

/** One thing to do, what it earns, and its button. */
export function TaskRow({ icon, title, text, action, done = null, onAction }: TaskProps) {
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-3 border-b border-line py-2 last:border-0">
      <span aria-hidden="true" className="grid size-10 flex-none place-items-center rounded-full tint-ember text-ember">
        {icon}
      </span>
      <span className="min-w-[min(8rem,100%)] flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-caption text-pretty text-muted">{text}</span>
      </span>
      {typeof onAction === 'function' ? (
        <button type="button" aria-haspopup="dialog" aria-label={done ?? `${title}: ${action}`} onClick={onAction} className={`${look} ${done === null ? open : 'tint-good text-good'}`}>
          {done === null ? action : <CheckIcon />}
        </button>
      ) : (
        <Link to={onAction.to} aria-label={`${title}: ${action}`} className={`${look} ${open}`}>
          {action}
        </Link>
      )}
    </li>
  )
}
