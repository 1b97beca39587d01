import type { ReactNode, Ref } from 'react'
import { IconText } from './IconText.tsx'

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
