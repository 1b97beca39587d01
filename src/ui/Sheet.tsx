import { Dialog } from '@base-ui/react/dialog'
import { Drawer } from '@base-ui/react/drawer'
import { type ReactNode, type RefObject, useLayoutEffect, useState, useEffect, useRef } from 'react'
import { t } from '#src/i18n/t.ts'
import { CloseIcon } from './moreIcons.tsx'
import { useLow } from './browserState.ts'
import { sheetOpened } from './openSheets.ts'
import { usePlatform } from '../platform/usePlatform.ts'

export interface SheetProps {
  title: string
  onClose: () => void
  children: ReactNode
  /** Fixed below the scrolling content: the main action. */
  footer?: ReactNode
  /**
   * Below the main action, or on a low phone at the end of the content: unrelated content that must not get in its way. Not reachable
   * while the sheet is sticky.
   */
  below?: ReactNode
  /** Element to focus on opening; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null>
  /** During a wallet request, a stray tap outside the sheet must not close it. */
  sticky?: boolean
  /** The content takes the full height and scrolls a part of itself. */
  fill?: boolean
  /** Closes when any other sheet opens, so it does not count as open for those that wait. */
  gives?: boolean
}

/** Width in theme.css at which a sheet becomes a dialog. */
const isPhone = () => window.matchMedia('(max-width: 639.98px)').matches

/** The content shrinks to make room below the action, as long as enough of it stays visible. */
const giving = 'min-h-[min(12rem,30dvh)] flex-[1_1000_0%]'

/** Bottom sheet with drag on phones, centered dialog on wider screens. Only lazy chunks import this. */
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
  // Resizing the window must not lose typed input.
  const [phone] = useState(isPhone)
  const low = useLow()
  const Kit = phone ? Drawer : Dialog
  // With a mouse only the head of a drawer drags; a press on its content selects or clicks.
  const Content = phone ? Drawer.Content : 'div'
  const more = below ? (
    <div
      inert={sticky}
      data-base-ui-swipe-ignore=""
      className={`${low ? '-mx-5 mt-5 -mb-5' : 'max-h-[40dvh] overflow-y-auto overscroll-contain'} not-empty:min-h-11 transition-opacity duration-(--motion-usual) inert:opacity-50`}
    >
      {below}
    </div>
  ) : null
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
              // Focusable, so that the keyboard can scroll long content.
              <Content
                tabIndex={0}
                className={`${more && !low ? giving : 'min-h-0 flex-1'} -outline-offset-2 overflow-y-auto overscroll-contain px-5 pt-1 pb-5`}
              >
                {children}
                {low ? more : null}
              </Content>
            )}
            {footer ? (
              <div className="relative not-has-[button,a,p]:hidden flex-none border-t border-line px-5 pt-4 pb-5 before:pointer-events-none before:absolute before:inset-x-0 before:-top-5 before:h-5 before:bg-linear-to-t before:from-surface before:to-transparent">
                {footer}
              </div>
            ) : null}
            {low ? null : more}
          </Kit.Popup>
        </Kit.Viewport>
      </Kit.Portal>
    </Kit.Root>
  )
}

const none = { current: { text: '', enabled: false, busy: false, press: () => {} } }

/** For an overlay: going back closes it, and native buttons show its actions, or none, instead of the page's. */
function useOverPage(close: () => void): void {
  const { onBack, buttons } = usePlatform()
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  // In layout effects, so that it goes back, and not the page below, as soon as it is visible; and before effects of its
  // children, so that their actions are above this one on the stack.
  useLayoutEffect(() => onBack(() => latest.current()), [onBack])
  useLayoutEffect(() => {
    const stops = [buttons.main.add(none), buttons.secondary.add(none)]
    return () => stops.forEach((stop) => stop())
  }, [buttons])
}
