import type { ReactNode } from 'react'
import { Link } from '#src/ui/Link.tsx'
import { CheckIcon } from '#src/ui/moreIcons.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { pill, TaskFrame } from './TaskFrame.tsx'

interface TaskProps {
  icon: ReactNode
  title: string
  text: string
  /** What the button says; a check mark takes its place once it is done. */
  action: string
  done?: string | null
  /** Whether it is done is not known yet. */
  waiting?: boolean
  /** What the button opens: a sheet, or another screen. */
  onAction: (() => void) | { to: string }
}

/** One thing to do, what it earns, and its button. */
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
