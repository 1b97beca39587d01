import { Dialog } from '@base-ui/react/dialog'
import { Drawer } from '@base-ui/react/drawer'
import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react'
import { t } from '#src/i18n/t.ts'
import { useOverPage } from '#src/platform/useOverPage.ts'
import { CloseIcon } from './moreIcons.tsx'
import { sheetOpened } from './openSheets.ts'

export interface SheetProps {
  title: string
  onClose: () => void
  children: ReactNode
  /** Stays in sight under the scrolling part: the one action. */
  footer?: ReactNode
  /** Under the action: what does not belong to it and may not come in its way. Out of reach while the sheet is sticky. */
  below?: ReactNode
  /** What takes the focus on opening; the first control unless told. */
  initialFocus?: RefObject<HTMLElement | null>
  /** While the wallet is asked, a stray tap beside the sheet must not close it. */
  sticky?: boolean
  /** The content takes the whole height and scrolls a part of itself. */
  fill?: boolean
  /** Whoever shows it takes it away when any other sheet opens, so it is none of those that others wait for. */
  gives?: boolean
}

/** As wide as a sheet is in theme.css before it becomes a dialog. */
const isPhone = () => window.matchMedia('(max-width: 639.98px)').matches

/** The contents make room for what was opened below the action, as long as enough of them stays in sight. */
const giving = 'min-h-[min(12rem,30dvh)] flex-[1_1000_0%]'

/** From below on phones, where it follows the finger; in the middle of wider screens. Only lazy chunks import this. */
export function Sheet({
  title,
  onClose,
  children,
  footer,
  below,
  initialFocus,
  sticky = false,
  fill = false,
  gives = false,
}: SheetProps) {
  useOverPage(onClose)
  useLayoutEffect(() => (gives ? undefined : sheetOpened()), [gives])
  // A window that changes its width does not lose what was typed.
  const [phone] = useState(isPhone)
  const Kit = phone ? Drawer : Dialog
  // A mouse that presses on the contents of a drawer means them; only its head is dragged by one.
  const Content = phone ? Drawer.Content : 'div'
  return (
    <Kit.Root open onOpenChange={(open) => !open && onClose()} disablePointerDismissal={sticky}>
      <Kit.Portal>
        <Kit.Backdrop className="sheet-backdrop z-40" />
        <Kit.Viewport className="fixed inset-0 z-50">
          <Kit.Popup
            className="sheet"
            data-base-ui-swipe-ignore={sticky ? '' : undefined}
            {...(initialFocus ? { initialFocus } : {})}
          >
            <div className="relative flex flex-none items-center justify-between gap-4 pt-3 pe-3 ps-5">
              {phone ? (
                <span
                  aria-hidden="true"
                  className="absolute top-2 left-1/2 h-1 w-10 -translate-x-1/2 rounded-full bg-control-line"
                />
              ) : null}
              <Kit.Title className="min-w-0 wrap-anywhere text-heading font-semibold tracking-tight">{title}</Kit.Title>
              <Kit.Close
                aria-label={t('action-close')}
                className="press grid size-11 flex-none place-items-center rounded-full text-muted hover:bg-raised hover:text-text"
              >
                <CloseIcon />
              </Kit.Close>
            </div>
            <div data-toasts className="flex-none px-5 empty:hidden" />
            {fill ? (
              <Content className="flex min-h-0 flex-[0_1_40rem] flex-col px-5 pt-1">{children}</Content>
            ) : (
              // Focusable, so that the keyboard can scroll what is longer than the screen.
              <Content
                tabIndex={0}
                className={`${below ? giving : 'min-h-0 flex-1'} -outline-offset-2 overflow-y-auto overscroll-contain px-5 pt-1 pb-5`}
              >
                {children}
              </Content>
            )}
            {footer ? (
              <div className="relative not-has-[button,a,p]:hidden flex-none border-t border-line px-5 pt-4 pb-5 before:pointer-events-none before:absolute before:inset-x-0 before:-top-5 before:h-5 before:bg-linear-to-t before:from-surface before:to-transparent">
                {footer}
              </div>
            ) : null}
            {below ? (
              <div
                inert={sticky}
                data-base-ui-swipe-ignore=""
                className="max-h-[40dvh] not-empty:min-h-11 overflow-y-auto overscroll-contain transition-opacity duration-(--motion-usual) inert:opacity-50"
              >
                {below}
              </div>
            ) : null}
          </Kit.Popup>
        </Kit.Viewport>
      </Kit.Portal>
    </Kit.Root>
  )
}
