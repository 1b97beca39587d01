import { type ComponentType, type ReactNode, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import type { PickerListState, PickerOption } from './usePickerList.ts'
import { useVirtualRows } from './useVirtualRows.ts'

/** State of an option when it renders. */
export interface RowLook {
  readonly active: boolean
  /** True when the list is not scrolling, so that rows may load data. */
  readonly resting: boolean
}

interface PickerListProps<Option extends PickerOption> {
  list: PickerListState<Option>
  label: string
  chipsLabel: string
  rowsLabel: string
  /** Receives the list's element when a sheet focuses it on opening. */
  focusRef: RefObject<HTMLElement | null> | null
  /** Key of the current choice. */
  current: string | null
  /** Renders a shortcut; absent in a list without shortcuts. */
  Chip?: ComponentType<{ option: Option }> | undefined
  Row: ComponentType<{ option: Option; look: RowLook }>
  /** Control next to a row, outside the option, which may not contain one. */
  beside?: ((option: Option) => ReactNode) | undefined
}

/** Shortcuts and rows of a list; only visible rows are in the DOM. */
export function PickerList<Option extends PickerOption>({
  list,
  label,
  chipsLabel,
  rowsLabel,
  focusRef,
  current,
  Chip,
  Row,
  beside,
}: PickerListProps<Option>) {
  const { id, chips, rows: options, active, place, drawn } = list
  const scroller = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const above = useRef<HTMLDivElement>(null)
  const keep = active === null ? null : active - chips.length
  const { rows, height, margin } = useVirtualRows({ count: options.length, keep, scroller, above })

  useImperativeHandle(drawn, () => ({
    page: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? height) / height) - 1),
    reveal: (index) =>
      index < chips.length ? scroller.current?.scrollTo({ top: 0 }) : rows.scrollToIndex(index - chips.length),
  }))
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(focusRef, () => box.current)
  const shown = useRef(place)
  useEffect(() => {
    // Another tab or search starts at its top.
    if (shown.current !== place) scroller.current?.scrollTo({ top: 0 })
    shown.current = place
  }, [place])

  const optionAt = (index: number, option: Option, className: string, children: ReactNode, top?: number) => (
    <Choice
      key={`${index < chips.length ? 'chip' : 'row'}-${option.key}`}
      id={list.optionId(index)}
      position={index + 1}
      size={chips.length + options.length}
      active={index === active}
      current={option.key === current}
      blocked={option.blocked}
      className={className}
      top={top}
      height={top === undefined ? undefined : height}
      onChoose={() => list.choose(option)}
    >
      {children}
    </Choice>
  )

  return (
    <div ref={scroller} className={scrollerClass}>
      <div
        ref={box}
        id={id}
        role="listbox"
        aria-label={label}
        aria-activedescendant={active === null ? undefined : list.optionId(active)}
        tabIndex={0}
        onKeyDown={list.onListKey}
        className="outline-none"
      >
        <div ref={above} role="presentation">
          {chips.length > 0 ? (
            <>
              <p aria-hidden="true" className={headingClass}>
                {chipsLabel}
              </p>
              <div role="group" aria-label={chipsLabel} className="flex flex-wrap gap-2 pb-4">
                {chips.map((option, index) =>
                  optionAt(index, option, chipClass, Chip ? <Chip option={option} /> : null),
                )}
              </div>
              <p aria-hidden="true" className={headingClass}>
                {rowsLabel}
              </p>
            </>
          ) : null}
        </div>
        <div role="group" aria-label={rowsLabel} className="relative" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const option = options[index]
            const at = index + chips.length
            return option
              ? optionAt(
                  at,
                  option,
                  `${rowClass} ${beside ? 'pe-12' : 'pe-2'}`,
                  <Row option={option} look={{ active: at === active, resting: !rows.isScrolling }} />,
                  start - margin,
                )
              : null
          })}
        </div>
      </div>
      {beside
        ? rows.getVirtualItems().map(({ index, start }) => {
            const option = options[index]
            return option ? (
              <div
                key={option.key}
                className="absolute top-0 end-2 grid items-center"
                style={{ height, transform: `translateY(${start}px)` }}
              >
                {beside(option)}
              </div>
            ) : null
          })
        : null}
    </div>
  )
}

/** The inner list is as tall as all rows, so the focus ring is on its scroll container. */
const scrollerClass =
  'relative -mx-2 mt-3 min-h-0 flex-1 overflow-y-auto overscroll-contain rounded-input px-2 pb-4 outline-2 -outline-offset-2 outline-transparent has-[>[role=listbox]:focus-visible]:outline-tide'
const headingClass = 'pb-2 text-caption text-muted'
const chipClass =
  'press inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-full border border-line bg-raised pe-3 ps-2 text-small font-semibold hover:border-control-line aria-selected:text-tide data-active:border-tide'
const rowClass =
  'absolute inset-x-0 top-0 flex items-center gap-3 rounded-input border border-transparent ps-2 aria-selected:bg-raised data-active:border-tide data-active:bg-raised [&:not([aria-disabled=true])]:cursor-pointer [&:not([aria-disabled=true])]:hover:bg-raised'

interface ChoiceProps {
  id: string
  position: number
  size: number
  active: boolean
  current: boolean
  blocked: boolean
  className: string
  top: number | undefined
  height: number | undefined
  onChoose: () => void
  children: ReactNode
}

function Choice({
  id,
  position,
  size,
  active,
  current,
  blocked,
  className,
  top,
  height,
  onChoose,
  children,
}: ChoiceProps) {
  return (
    // Keys are handled by the list and the search field; focus never reaches this element.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={current}
      aria-disabled={blocked}
      aria-setsize={size}
      aria-posinset={position}
      data-active={active ? '' : undefined}
      onClick={onChoose}
      className={className}
      style={top === undefined ? undefined : { height, transform: `translateY(${top}px)` }}
    >
      {children}
    </div>
  )
}
