import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { t } from '#src/i18n/t.ts'
import { CloseIcon } from './icons.tsx'

export interface SheetProps {
  title: string
  onClose: () => void
  children: ReactNode
  /** Stays in sight under the scrolling part: the one action. */
  footer?: ReactNode
  /** What takes the focus on opening; the first control unless told. */
  initialFocus?: RefObject<HTMLElement | null>
  /** While the wallet is asked, a stray tap beside the sheet must not close it. */
  sticky?: boolean
  /** The content takes the whole height and scrolls a part of itself. */
  fill?: boolean
}

/** From below on phones, in the middle of wider screens. Only lazy chunks import this. */
export function Sheet({ title, onClose, children, footer, initialFocus, sticky = false, fill = false }: SheetProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()} disablePointerDismissal={sticky}>
      <Dialog.Portal>
        <Dialog.Backdrop className="sheet-backdrop z-40" />
        <Dialog.Popup className="sheet z-50" {...(initialFocus ? { initialFocus } : {})}>
          <div className="flex flex-none items-center justify-between gap-4 pt-3 pr-3 pl-5">
            <Dialog.Title className="text-heading font-semibold tracking-tight">{title}</Dialog.Title>
            <Dialog.Close aria-label={t('action-close')} className="grid size-11 place-items-center rounded-full text-muted hover:bg-raised hover:text-text">
              <CloseIcon />
            </Dialog.Close>
          </div>
          {fill ? <div className="flex min-h-0 flex-[0_1_40rem] flex-col px-5 pt-1">{children}</div> : <Scrolling>{children}</Scrolling>}
          {footer ? <div className="flex-none border-t border-line px-5 pt-4 pb-5">{footer}</div> : null}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Focusable, so that the keyboard can scroll what is longer than the screen. */
const Scrolling = ({ children }: { children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div tabIndex={0} className="min-h-0 flex-1 -outline-offset-2 overflow-y-auto overscroll-contain px-5 pt-1 pb-5">
    {children}
  </div>
)
