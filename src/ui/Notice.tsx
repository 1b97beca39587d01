import { type ReactNode, useRef } from 'react'
import { Button } from './Button.tsx'
import { InfoIcon, WarnIcon } from './icons.tsx'
import { useHandsOnFocus } from './useHandsOnFocus.ts'

const tones = {
  info: { box: 'border-line bg-raised', icon: 'text-muted' },
  warn: { box: 'border-warn/50 tint-warn', icon: 'text-warn' },
  bad: { box: 'border-bad/50 tint-bad', icon: 'text-bad' },
} as const

interface FixProps {
  label: string
  onClick: () => void
}

interface NoticeProps {
  tone: keyof typeof tones
  children: ReactNode
  action?: FixProps | null
  /** External link as an alternative. */
  link?: { label: string; href: string } | null
}

/** Cause of a problem, with a one-tap fix when there is one. */
export function Notice({ tone, children, action, link }: NoticeProps) {
  const look = tones[tone]
  const Icon = tone === 'info' ? InfoIcon : WarnIcon
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-input border px-4 py-3 text-small ${look.box}`}
    >
      <Icon className={`flex-none self-start mt-0.5 ${look.icon}`} />
      <div className="min-w-0 flex-1 basis-44 text-pretty">{children}</div>
      {action ? <Fix {...action} /> : null}
      {link ? (
        <a
          href={link.href}
          target="_blank"
          rel="noopener noreferrer"
          className="-my-2 ms-auto inline-flex min-h-11 items-center px-3 font-semibold text-tide"
        >
          {link.label}
        </a>
      ) : null}
    </div>
  )
}

/** A successful fix removes its own button. */
function Fix({ label, onClick }: FixProps) {
  const ref = useRef<HTMLButtonElement>(null)
  useHandsOnFocus(ref)
  return (
    <Button ref={ref} look="quiet" onClick={onClick} className="-my-2 ms-auto">
      {label}
    </Button>
  )
}
