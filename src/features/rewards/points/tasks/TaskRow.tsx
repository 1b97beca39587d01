import type { ReactNode } from 'react'
import { Link } from '#src/ui/Link.tsx'
import { CheckIcon } from '#src/ui/moreIcons.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import { pill, TaskFrame } from './TaskFrame.tsx'

interface TaskProps {
  icon: ReactNode
  title: string
  text: string
  /** Label of the button; a check mark replaces it when done. */
  action: string
  done?: string | null
  /** True while the state is unknown. */
  waiting?: boolean
  /** Opens a sheet, or links to another screen. */
  onAction: (() => void) | { to: string }
}

/** One task with its points and its button. */
export function TaskRow({ icon, title, text, action, done = null, waiting = false, onAction }: TaskProps) {
  const button = waiting ? (
    <Skeleton className="h-11 w-24 flex-none rounded-full" />
  ) : typeof onAction === 'function' ? (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={done ?? `${title}: ${action}`}
      onClick={onAction}
      className={done === null ? pill.open : pill.done}
    >
      {done === null ? action : <CheckIcon />}
    </button>
  ) : (
    <Link to={onAction.to} aria-label={`${title}: ${action}`} className={pill.open}>
      {action}
    </Link>
  )
  return <TaskFrame icon={icon} title={title} text={text} action={button} />
}
