import type { ReactNode } from 'react'

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
