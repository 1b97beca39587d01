import type { ReactNode, Ref } from 'react'
import { Link } from '#src/ui/Link.tsx'
import { CheckIcon } from '#src/ui/moreIcons.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'

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

interface FrameProps {
  icon: ReactNode
  title: string
  text: ReactNode
  /** The row's only button. */
  action: ReactNode
  /** Further content below the row. */
  children?: ReactNode
  id?: string
  ref?: Ref<HTMLLIElement>
}

/** Layout of a task: description, points and button. */
export function TaskFrame({ icon, title, text, action, children, ...rest }: FrameProps) {
  return (
    <li {...rest} className="scroll-mt-20 border-b border-line py-2 last:border-0">
      <div className="flex min-h-11 flex-wrap items-center gap-3">
        <IconText icon={icon} title={title} text={text} />
        {action}
      </div>
      {children}
    </li>
  )
}

const shape =
  'press inline-flex min-h-11 min-w-11 max-w-full flex-none items-center justify-center gap-2 rounded-full px-4 text-center text-small max-[14rem]:px-2 font-semibold'

/** Styles of that button. */
export const pill = {
  open: `${shape} border border-line bg-raised hover:not-aria-disabled:border-control-line aria-disabled:text-muted`,
  ready: `${shape} tint-tide text-tide`,
  done: `${shape} tint-good text-good`,
} as const

/** Icon, name and second line of a row. */
export function IconText({ icon, title, text }: { icon: ReactNode; title: string; text: ReactNode }) {
  return (
    <>
      <span aria-hidden="true" className="grid size-10 flex-none place-items-center rounded-full tint-ember text-ember">
        {icon}
      </span>
      <span className="min-w-[min(8rem,100%)] flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-caption text-pretty text-muted">{text}</span>
      </span>
    </>
  )
}
